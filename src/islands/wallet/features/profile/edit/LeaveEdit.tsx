import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { LeaveQuestion } from '../../../dialog/LeaveQuestion.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface LeaveEditProps {
  /** Of the changes that are not saved. */
  count: number;
  onDiscard: () => void;
}

/**
 * Asks before changes are left unsaved, on every way out: who leaves may take them for saved. The draft is for what asks nobody, such as
 * a session that ends.
 */
export function LeaveEdit({ count, onDiscard }: LeaveEditProps) {
  const { leave } = useMessages('profile');
  const { locale } = useI18n();
  return (
    <LeaveQuestion
      isGuarded={count > 0}
      messages={{ ...leave, text: interpolate(plural(locale, count, leave.text), { count }) }}
      onLeave={onDiscard}
    />
  );
}
