import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { snow } from '#src/ui/icons/account.ts';
import { clock, lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { pinResetHref } from '../approval/pin-reset-url.ts';
import { useUnfreeze, type Unfreeze } from '../approval/use-unfreeze.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import { ACCOUNT_NOTICES } from './account-notices.ts';
import { useFrozenSince } from './use-frozen-since.ts';
import { LostAuthenticator } from './LostAuthenticator.tsx';
import { useHeldBack, type AccountHeldBack } from './use-held-back.ts';
import { useRestrictionText } from './use-restriction-text.ts';
import { useUnfreezeApproval } from './use-unfreeze-approval.ts';

/** What keeps the account from sending, what still works, and the way out. Nothing where all works. */
export function AccountNoticeList() {
  const state = useHeldBack();
  // The button that has asked is gone with its notice.
  const freeze = useUnfreeze({ onUnfrozen: focusScreen });
  return (
    <>
      {state && <Notices state={state} freeze={freeze} />}
      {freeze.dialog}
    </>
  );
}

const focusScreen = () => document.querySelector<HTMLElement>('main')?.focus();

function Notices({ state, freeze }: { state: AccountHeldBack; freeze: Unfreeze }) {
  const messages = useMessages('accountNotices');
  const { frozen, here, elsewhere, pinLockedUntil } = state;
  if (!frozen && here.length === 0 && elsewhere.length === 0 && pinLockedUntil === null) return null;
  return (
    <section id={ACCOUNT_NOTICES} className="account-notices" aria-label={messages.region} tabIndex={-1}>
      {frozen && <Frozen frozen={frozen} {...freeze} />}
      {pinLockedUntil !== null && <Locked until={pinLockedUntil} />}
      <Restricted {...state} />
    </section>
  );
}

interface NoticeProps {
  tone: 'warn' | 'bad';
  icon: string;
  title?: string;
  text: ReactNode;
  /** What may have to be done before. */
  before?: ElementNode;
  /** The way out. */
  children: ElementNode;
}

function Notice({ tone, icon, title, text, before, children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`}>
      <Icon d={icon} />
      <p>
        {title !== undefined && <b>{title}</b>}
        <span>{text}</span>
        {before}
      </p>
      {children}
    </div>
  );
}

interface FrozenProps extends Pick<Unfreeze, 'unfreeze' | 'isOpening'> {
  frozen: NonNullable<AccountHeldBack['frozen']>;
}

function Frozen({ frozen, unfreeze, isOpening }: FrozenProps) {
  const { frozen: texts } = useMessages('accountNotices');
  const { locale } = useI18n();
  const since = useFrozenSince();
  const approval = useUnfreezeApproval();
  return (
    <Notice
      tone="bad"
      icon={snow}
      title={texts.title}
      text={joinSentences(locale, since(frozen), texts.works)}
      before={<LostAuthenticator />}
    >
      <Button busy={isOpening} onClick={unfreeze}>
        <Icon d={lock} />
        <span>{approval === 'totp' ? texts.unfreezeTotp : texts.unfreeze}</span>
      </Button>
    </Notice>
  );
}

/** Where wrong PINs have locked it, nothing can be approved. */
function Locked({ until }: { until: number }) {
  const { locked: texts } = useMessages('accountNotices');
  const { locale } = useI18n();
  const { pathname, search } = useLocation();
  const seconds = useSecondsUntil(until);
  return (
    <Notice
      tone="warn"
      icon={lock}
      title={texts.title}
      text={joinSentences(locale, interpolate(texts.text, { time: formatCountdown(seconds) }), texts.works)}
    >
      <Link className="button" to={pinResetHref(pathname + search)}>
        {texts.reset}
      </Link>
    </Notice>
  );
}

function Restricted({ here, elsewhere, canSendTo }: AccountHeldBack) {
  const { restrictions: texts } = useMessages('accountNotices');
  const { titles } = useMessages('restrictions');
  const restrictionText = useRestrictionText();
  const [widest] = here;
  const more = (
    <Link className="button" to="/w/security">
      {texts.more}
    </Link>
  );
  return (
    <>
      {widest && (
        <Notice tone="warn" icon={clock} title={titles[widest.scope]} text={restrictionText(here, canSendTo)}>
          {more}
        </Notice>
      )}
      {elsewhere.map((one) => (
        <Notice
          key={`${one.scope} ${one.reason} ${one.until}`}
          tone="warn"
          icon={clock}
          text={restrictionText([one], null)}
        >
          {here.length === 0 && more}
        </Notice>
      ))}
    </>
  );
}
