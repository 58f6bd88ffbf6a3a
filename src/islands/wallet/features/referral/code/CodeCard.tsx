import { useStore } from '@nanostores/react';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { $referralCode, retryReferralCode } from '#src/stores/referral/referral.ts';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { CopyIconButton } from '#src/ui/form/CopyButton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { ShareLink } from './ShareLink.tsx';

/** The page that a friend signs up on, in the language of who shares it. It keeps the code (stores/session/referral-link.ts). */
const signupLink = (code: string, locale: Locale) =>
  `${location.origin}${localizePath(locale, '/signup')}?ref=${encodeURIComponent(code)}`;

/** The code in two groups of four. */
const groupsOf = (code: string) => [code.slice(0, 4), code.slice(4)] as const;

/** The person's own code: to read out, to copy, to scan and to share. */
export function CodeCard() {
  const messages = useMessages('referral').code;
  const { locale } = useI18n();
  const query = useStore($referralCode);
  return (
    <section className="card code-card" aria-labelledby="referral-code">
      <h2 id="referral-code">{messages.heading}</h2>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={retryReferralCode}
        skeleton={<Skeleton size="code-size" />}
      >
        {({ code }) => <Code code={code} link={signupLink(code, locale)} />}
      </QueryStates>
    </section>
  );
}

function Code({ code, link }: { code: string; link: string }) {
  const messages = useMessages('referral').code;
  return (
    <div className="body">
      <div className="words">
        <p className="grouped-code" translate="no">
          {groupsOf(code).map((group) => (
            <span key={group}>{group}</span>
          ))}
        </p>
        <div className="link-line">
          <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
          <CopyIconButton text={link} label={messages.copyLink} messages={messages} />
        </div>
        <ShareLink code={code} spoken={groupsOf(code).join(' ')} link={link} />
      </div>
      <QrCode text={link} label={messages.qr} />
    </div>
  );
}
