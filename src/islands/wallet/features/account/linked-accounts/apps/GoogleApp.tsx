import { useRef } from 'react';
import type { LinkedAccount } from '#contract/linked-accounts.ts';
import { unlinkGoogle } from '#src/stores/linked-accounts/change-linked-accounts.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { google } from '#src/ui/icons/providers.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useReauth } from '../../../../approval/use-reauth.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { Link } from '../../../../navigation/Link.tsx';
import { LinkedApp } from './LinkedApp.tsx';
import { UnlinkButton } from './UnlinkButton.tsx';

interface GoogleAppProps {
  account: LinkedAccount | null;
  /** Without it nobody could log in any more: it can't be unlinked. */
  isLastMethod: boolean;
}

/** Google, which logs in. It is linked by a log-in, so that is said. */
export function GoogleApp({ account, isLastMethod }: GoogleAppProps) {
  const { google: messages } = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const reauth = useReauth('google');
  const { name, text, how, only } = messages;
  return (
    <LinkedApp
      name={name}
      icon={google}
      account={account}
      text={text}
      heading={heading}
      action={
        account &&
        !isLastMethod && (
          <UnlinkButton name={name} reauth={reauth.run} change={unlinkGoogle} heading={heading} />
        )
      }
    >
      {account === null && <p className="under soft">{how}</p>}
      {account !== null && isLastMethod && (
        <div className="notice warn under">
          <Icon d={lock} />
          <p>
            <b>{only.heading}</b>
            <br />
            <span>{only.text}</span>
          </p>
          <Link className="button small" to="/w/security/password">
            {only.set}
          </Link>
        </div>
      )}
      {reauth.dialog}
    </LinkedApp>
  );
}
