import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface SaveBarProps {
  count: number;
  busy: boolean;
  onDiscard: () => void;
}

/** How much is changed and not saved, and what can be done about it. */
export function SaveBar({ count, busy, onDiscard }: SaveBarProps) {
  const { form: messages } = useMessages('profile');
  const { locale, toasts } = useI18n();
  return (
    <div className="save-bar">
      <p role="status">{interpolate(plural(locale, count, messages.unsaved), { count })}</p>
      <Button disabled={busy} onClick={onDiscard}>
        {messages.discard}
      </Button>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel={messages.saving}
        slowLabel={toasts.stillWorking}
      >
        {messages.save}
      </Button>
    </div>
  );
}
