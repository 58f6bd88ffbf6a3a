import { useStore } from '@nanostores/react';
import { useSyncExternalStore, type RefObject } from 'react';
import { greetingName } from '#src/api/person-name.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $flow } from '#src/stores/interface/flow.ts';
import { $auth } from '#src/stores/session/auth.ts';
import type { WalletSession } from '#src/stores/session/wallet-session.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { useI18n } from '../i18n/i18n.ts';
import { FlowBack } from './FlowBack.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { partOfDay } from './part-of-day.ts';

/** Spec section 2: the header changes once the page is scrolled more than 50 px. */
const SCROLLED = 50;

function useScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('scroll', onChange, { passive: true });
      return () => removeEventListener('scroll', onChange);
    },
    () => scrollY > SCROLLED,
  );
}

interface HeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  screen: ScreenName | null;
  /** The screen's, or that of what it shows. */
  name: string;
  /** A coin's or a person's, which translators leave alone. */
  isProperName: boolean;
  session: WalletSession;
}

export function Header({ heading, screen, name, isProperName, session }: HeaderProps) {
  const scrolled = useScrolled();
  const isReady = session.kind === 'ready';
  const isWaiting = session.kind === 'checking' || session.kind === 'leaving';
  const flow = useStore($flow);
  return (
    <header
      className="top"
      data-scrolled={scrolled || undefined}
      data-flow={flow ? (flow.hasMenu ? 'menu' : '') : undefined}
    >
      {flow && isReady && <FlowBack back={flow.back} isLeaving={flow.isLeaving} />}
      <h1 ref={heading} tabIndex={-1}>
        {screen === 'dashboard' && isReady ? (
          <Greeting />
        ) : (
          <span
            className={screen === 'dashboard' && isWaiting ? 'sr' : undefined}
            translate={isProperName ? 'no' : undefined}
          >
            {name}
          </span>
        )}
        {screen === 'dashboard' && isWaiting && <Skeleton size="title" />}
      </h1>
      {isReady && <HeaderActions />}
      {isWaiting && (
        <>
          <Skeleton size="seek" />
          <Skeleton size="tool-size" />
          <Skeleton size="tool-size" />
          <Skeleton size="face" />
        </>
      )}
    </header>
  );
}

function Greeting() {
  const { messages, locale } = useI18n();
  const { user } = useStore($auth, { keys: ['user'] });
  const greeting = messages.greeting[partOfDay(new Date().getHours())];
  const name = greetingName(user);
  if (!name) return <span>{greeting}</span>;
  return (
    <span className="greeting">
      <span>{interpolate(messages.greeting.before, { greeting })}</span>
      {/* Chinese has no space after its comma. */}
      {locale === 'en' && ' '}
      <bdi translate="no">{name}</bdi>
    </span>
  );
}
