import type { Ref } from 'react';
import type { LinkedAccount } from '#contract/linked-accounts.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { eye, check } from '#src/ui/icons/form.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { Timestamp } from '../../../../list/Timestamp.tsx';

const grantIcons = { security_notices: eye, sign_in: check } as const;

interface LinkedAppProps {
  name: string;
  icon: string;
  /** Null while it is not linked. */
  account: LinkedAccount | null;
  /** What it is good for, while it is not linked. */
  text: string;
  /** What it never does; nothing need be said of one that only logs in. */
  cannot?: string;
  /** Takes the focus when what stood under it is gone. */
  heading: Ref<HTMLHeadingElement>;
  /** Beside its name: the button that unlinks it. */
  action?: ElementNode;
  /** Under its name. */
  children?: ElementNode;
}

/** An app that is linked, with its masked handle and what it may do; or what it is good for. */
export function LinkedApp(props: LinkedAppProps) {
  const { name, icon, account, text, cannot, heading, action, children } = props;
  return (
    <div className="app">
      <div className="headline">
        <span className={account ? 'disc big good' : 'disc big'}>
          <Icon d={icon} />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <p className="soft">{account ? <Handle {...account} /> : text}</p>
        </div>
        {action}
      </div>
      {account && <Grants can={account.can} cannot={cannot} />}
      {children}
    </div>
  );
}

/** Its handle, and when it was linked where anybody knows. */
function Handle({ handle_masked, linked_at }: LinkedAccount) {
  const { linked } = useMessages('linkedAccounts').apps;
  const handle = <bdi translate="no">{handle_masked}</bdi>;
  if (linked_at === null) return handle;
  return <MessageWithElements text={linked} values={{ handle, date: <Timestamp at={linked_at} /> }} />;
}

function Grants({ can, cannot }: Pick<LinkedAccount, 'can'> & { cannot: string | undefined }) {
  const { can: texts } = useMessages('linkedAccounts').apps;
  return (
    <ul className="grants">
      {can.map((grant) => (
        <li key={grant}>
          <Icon d={grantIcons[grant]} />
          <span>{texts[grant]}</span>
        </li>
      ))}
      {cannot !== undefined && (
        <li>
          <Icon d={lock} />
          <span>{cannot}</span>
        </li>
      )}
    </ul>
  );
}
