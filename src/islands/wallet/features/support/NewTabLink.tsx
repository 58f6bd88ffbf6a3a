import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/i18n.ts';

/** A link to a page outside of the wallet, in a tab of its own: what is open here stays. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { newTab } = useMessages('walletSupport');
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="sr">{` (${newTab})`}</span>
    </a>
  );
}
