import type { ReactNode } from 'react';
import { inBrackets } from '#src/intl/text/marks.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

/** A link to a page outside of the wallet, in a tab of its own: what is open here stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { locale } = useI18n();
  const { newTab } = useMessages('walletSupport');
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="sr">{inBrackets(locale, newTab)}</span>
    </a>
  );
}
