import { useStore } from '@nanostores/react';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { spaceAfter } from '#src/intl/text/join-sentences.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { chains, people, send } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { Link } from '../../../navigation/Link.tsx';

/** How to find out which network it is. */
export function NetworkAdvice({ asset: { symbol } }: { asset: WalletAsset }) {
  const { help } = useMessages('receive');
  const { user } = useStore($auth, { keys: ['user'] });
  return (
    <section className="card advice" aria-labelledby="network-help">
      <header>
        <h2 id="network-help">{help.heading}</h2>
      </header>
      <ul>
        <li>
          <Icon d={people} />
          <p>
            <LeadSentence text={help.ask} />
            <span>{help.askText}</span>
          </p>
        </li>
        <li>
          <Icon d={chains} />
          <p>
            <LeadSentence text={help.same} />
            <span>{interpolate(help.sameText, { asset: symbol })}</span>
          </p>
        </li>
        {user?.username && (
          <li>
            <Icon d={send} />
            <p>
              <LeadSentence text={help.user} />
              <span>{interpolate(help.userText, { username: `@${user.username}` })}</span>
              <span>{spaceAfter(help.userText)}</span>
              <Link to="/w/receive?tab=user">{help.showCode}</Link>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
