import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { payeesSavedSince, type DeniedLogin } from '#src/stores/activities/not-me.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { mail } from '#src/ui/icons/account.ts';
import { bank } from '#src/ui/icons/feature.ts';
import { chevron } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';

/** What else somebody may have got hold of: payees that were added since, and the mailbox that codes are sent to. */
export function AlsoCheck({ denied }: { denied: DeniedLogin }) {
  const { also } = useMessages('notMe');
  const { locale } = useI18n();
  const added = payeesSavedSince(denied);
  return (
    <section className="card also" aria-labelledby="not-me-also">
      <header>
        <h2 id="not-me-also">{also.heading}</h2>
      </header>
      <ul>
        <li>
          <Link to="/w/linked-accounts">
            <span className={added > 0 ? 'disc alert' : 'disc'}>
              <Icon d={bank} />
            </span>
            <span>
              <b>{also.payees}</b>
              <small>
                {added === 0
                  ? also.noPayees
                  : interpolate(plural(locale, added, also.payeesAdded), { count: added })}
              </small>
            </span>
            <Icon d={chevron} className="on" />
          </Link>
        </li>
        <li>
          <div>
            <span className="disc">
              <Icon d={mail} />
            </span>
            <span>
              <b>{also.email}</b>
              <small>{also.emailText}</small>
            </span>
          </div>
        </li>
      </ul>
    </section>
  );
}
