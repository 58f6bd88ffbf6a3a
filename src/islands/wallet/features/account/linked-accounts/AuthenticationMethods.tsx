import { linkedAccountOf, type LinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { chevron } from '#src/ui/icons/form.ts';
import { key } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { google } from '#src/ui/icons/providers.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Timestamp } from '../../../list/Timestamp.tsx';
import { Link } from '../../../navigation/Link.tsx';

/** How the account is logged into, of which one has to stay. */
export function AuthenticationMethods({ data }: { data: LinkedAccounts }) {
  const { methods, google: googleTexts } = useMessages('linkedAccounts');
  const password = data.authentication_methods.find(({ method }) => method === 'password');
  const linked = linkedAccountOf(data, 'google');
  return (
    <section className="card authentication-methods" aria-labelledby="authentication-methods">
      <header>
        <h2 id="authentication-methods">{methods.heading}</h2>
      </header>
      <ul className="places">
        <li>
          <Link to="/w/security/password">
            <span className="disc">
              <Icon d={key} />
            </span>
            <span>
              <span>{methods.password}</span>
              <small>
                {password?.since ? (
                  <MessageWithElements
                    text={methods.changed}
                    values={{ date: <Timestamp at={password.since} /> }}
                  />
                ) : (
                  !password && methods.notSet
                )}
              </small>
            </span>
            <Icon d={chevron} className="on" />
          </Link>
        </li>
        {linked && (
          <li>
            <div>
              <span className="disc">
                <Icon d={google} />
              </span>
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
      <p className="foot">{methods.keep}</p>
    </section>
  );
}
