import { Suspense, useContext, useEffect, useInsertionEffect, useState, type ComponentProps } from 'react';
import otpStyles from '#src/styles/otp.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import pinStyles from '#src/styles/pin.css?url';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { preloadSheet } from '../lazy/preload-sheet.ts';
import { StyleScopeContext } from '../lazy/style-scope.ts';

const styles = [otpStyles, passwordStyles, pinStyles];

interface QuestionDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'> {
  /** Whether it could be closed: not while its answer is on its way. */
  onClose: () => boolean;
}

/**
 * A question for a PIN, a code or a password, over any screen or panel. It brings the sheets of its fields itself: a row that opens it need
 * not know of them.
 */
export function QuestionDialog({ onClose, ...dialog }: QuestionDialogProps) {
  const scope = useContext(StyleScopeContext);
  useInsertionEffect(() => scope?.use(styles), [scope]);
  // With the part that may ask: the question opens with a press, and is shown once it has them. React has no element for them before, as it
  // would fetch them in its own way, after which one that fails is missing for as long as the document lasts.
  useEffect(() => styles.forEach(preloadSheet), []);
  const [hasOpened, setHasOpened] = useState(dialog.open);
  if (dialog.open && !hasOpened) setHasOpened(true);
  useBackCloses(dialog.open, onClose);
  return (
    <Suspense fallback={null}>
      {hasOpened &&
        styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="screen" />)}
      <ConfirmDialog onClose={onClose} {...dialog} />
    </Suspense>
  );
}
