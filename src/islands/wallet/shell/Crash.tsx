import { Button } from '#src/ui/Button.tsx';
import { useWallet } from '../words.ts';
import { Blank } from './Blank.tsx';
import { useLogout } from './use-logout.ts';

export function Crash({ whole, onRetry }: { whole: boolean; onRetry: () => void }) {
  const { words } = useWallet();
  const { crash } = words;
  return (
    <Blank heading={crash.heading} text={crash.text} alone={whole} alarm>
      <Button look="primary" onClick={onRetry}>
        {crash.retry}
      </Button>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      {whole && <LogoutButton />}
    </Blank>
  );
}

function LogoutButton() {
  const { words } = useWallet();
  const { busy, logOut } = useLogout();
  return (
    <Button look="quiet" busy={busy} busyLabel={words.logout.busy} onClick={logOut}>
      {words.nav.logout}
    </Button>
  );
}
