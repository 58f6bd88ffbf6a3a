import { useStore } from '@nanostores/react';
import { useSyncExternalStore, type RefObject } from 'react';
import { fill } from '#src/intl/interpolate.ts';
import { $auth } from '#src/stores/session/auth.ts';
import type { WalletSession } from '#src/stores/session/wallet-session.ts';
import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { useWallet } from '../i18n/i18n.ts';
import { callName } from '../person/user-name.ts';
import { Tools } from './HeaderActions.tsx';

/** Spec section 2: the header changes once the page is scrolled more than 50 px. */
const SCROLLED = 50;

function useScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => scrollY > SCROLLED,
  );
}

interface HeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  screen: ScreenName | null;
  session: WalletSession;
}

export function Header({ heading, screen, session }: HeaderProps) {
  const { words } = useWallet();
  const scrolled = useScrolled();
  const known = session.kind === 'ready';
  const waiting = session.kind === 'checking' || session.kind === 'leaving';
  return (
    <header className="top" data-scrolled={scrolled || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {screen === 'dashboard' && known ? (
          <Greeting />
        ) : (
          <span className={screen === 'dashboard' && waiting ? 'sr' : undefined}>
            {words.screens[screen ?? 'notFound']}
          </span>
        )}
        {screen === 'dashboard' && waiting && <Bone size="title" />}
      </h1>
      {known && <Tools />}
      {waiting && (
        <>
          <Bone size="seek" />
          <Bone size="tool-size" />
          <Bone size="tool-size" />
          <Bone size="face" />
        </>
      )}
    </header>
  );
}

function Greeting() {
  const { words } = useWallet();
  const { user } = useStore($auth, { keys: ['user'] });
  const hour = new Date().getHours();
  const greeting =
    hour < 12 ? words.greeting.morning : hour < 18 ? words.greeting.afternoon : words.greeting.evening;
  const name = callName(user);
  return name ? fill(words.greeting.named, { greeting, name }) : greeting;
}
