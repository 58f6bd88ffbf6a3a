import { withUpcoming } from '#src/intl/format/upcoming.ts';
import type { LinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';

/** Why nothing can be linked for now, and from when on it can. */
export function LinkingRestricted({ reason, until }: NonNullable<LinkedAccounts['restricted']>) {
  const { restricted } = useMessages('linkedAccounts').apps;
  const { locale } = useI18n();
  const today = useToday();
  return (
    <div className="notice warn">
      <Icon d={lock} />
      <p>
        <b>{restricted.heading}</b>
        <br />
        <span>{withUpcoming(restricted[reason], until, locale, today)}</span>
      </p>
    </div>
  );
}
