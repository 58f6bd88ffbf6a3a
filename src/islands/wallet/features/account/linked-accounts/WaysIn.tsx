import { Link } from 'react-router-dom';
import { linkedAccountOf, type LinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { chevron } from '#src/ui/icons/form.ts';
import { key } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { google } from '#src/ui/icons/providers.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Timestamp } from '../../../list/Timestamp.tsx';

/** How the account is logged into, of which one has to stay. */
export function WaysIn({ data }: { data: LinkedAccounts }) {
  const { ways, google: googleTexts } = useMessages('linkedAccounts');
  const password = data.ways_in.find(({ way }) => way === 'password');
  const linked = linkedAccountOf(data, 'google');
  return (
    <section className="card ways-in" aria-labelledby="ways-in">
      <header>
        <h2 id="ways-in">{ways.heading}</h2>
      </header>
      <ul className="places">
        <li>
          <Link to="/w/security/password">
            <Icon d={key} />
            <span>
              <span>{ways.password}</span>
              <small>
                {password?.since ? (
                  <MessageWithElements
                    text={ways.changed}
                    values={{ date: <Timestamp at={password.since} /> }}
                  />
                ) : (
                  !password && ways.notSet
                )}
              </small>
            </span>
            <Icon d={chevron} className="on" />
          </Link>
        </li>
        {linked && (
          <li>
            <div>
              <Icon d={google} />
              <span>
                <span>{googleTexts.name}</span>
                <small>
                  <bdi translate="no">{linked.handle_masked}</bdi>
                </small>
              </span>
            </div>
          </li>
        )}
      </ul>
      <p className="foot">{ways.keep}</p>
    </section>
  );
}
