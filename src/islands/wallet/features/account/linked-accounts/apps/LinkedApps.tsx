import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { localizePath } from '#src/intl/locale.ts';
import { linkedAccountOf, type LinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { GoogleApp } from './GoogleApp.tsx';
import { LinkingRestricted } from './LinkingRestricted.tsx';
import { WhatsappApp } from './WhatsappApp.tsx';

/** What is linked to the account, what each may do, and how it is linked and unlinked. */
export function LinkedApps({ data }: { data: LinkedAccounts }) {
  const { apps } = useMessages('linkedAccounts');
  const { locale } = useI18n();
  const { items, authentication_methods, whatsappCode, restricted } = data;
  const canBeLinked = items.length < 2;
  return (
    <section className="card linked-apps" aria-labelledby="linked-apps">
      <header>
        <h2 id="linked-apps">{apps.heading}</h2>
      </header>
      {restricted && canBeLinked && <LinkingRestricted {...restricted} />}
      <WhatsappApp
        account={linkedAccountOf(data, 'whatsapp')}
        code={whatsappCode}
        isRestricted={restricted !== null}
      />
      <GoogleApp
        account={linkedAccountOf(data, 'google')}
        isLastMethod={authentication_methods.every(({ method }) => method === 'google')}
      />
      {items.length > 0 && (
        <p className="foot">
          <MessageWithElements
            text={apps.unknown}
            values={{ contact: <a href={localizePath(locale, '/contact')}>{apps.contact}</a> }}
          />
        </p>
      )}
    </section>
  );
}
