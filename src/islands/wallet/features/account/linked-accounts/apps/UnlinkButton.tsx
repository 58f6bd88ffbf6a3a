import type { RefObject } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { Change } from '#src/stores/linked-accounts/change-linked-accounts.ts';
import { revalidateLinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../../approval/use-failure-text.ts';
import type { useReauth } from '../../../../approval/use-reauth.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';

interface UnlinkButtonProps {
  name: string;
  /** Of what stays when this is gone. */
  reauth: ReturnType<typeof useReauth>['run'];
  change: Change<true>;
  /** Takes the focus, as the button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Unlinks an app, once it is proven who wants it. The question says what it is for: leaving it unlinks nothing. */
export function UnlinkButton({ name, reauth, change, heading }: UnlinkButtonProps) {
  const { apps } = useMessages('linkedAccounts');
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();

  const unlink = () =>
    run(async () => {
      try {
        if ((await reauth(change.send, change.readOutcome)) === 'cancelled') return undefined;
        showToast('success', interpolate(apps.unlinked, { name }));
        // The question, which has the focus until it is closed, and this button are gone then.
        setTimeout(() => heading.current?.focus());
      } catch (error) {
        showToast('error', failureText(error));
        // It may be unlinked, or the last way to log in, since another tab changed something.
        revalidateLinkedAccounts();
      }
      return undefined;
    });

  return (
    <Button
      small
      aria-label={interpolate(apps.unlinkNamed, { name })}
      aria-haspopup="dialog"
      busy={busy}
      busyLabel={apps.unlinking}
      onClick={() => void unlink()}
    >
      {apps.unlink}
    </Button>
  );
}
