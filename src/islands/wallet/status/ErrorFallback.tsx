import { Button } from '#src/ui/form/Button.tsx';
import { useWallet } from '../i18n/i18n.ts';
import { Blank } from './EmptyState.tsx';

export function Crash({ onRetry }: { onRetry: () => void }) {
  const { crash } = useWallet().words;
  return (
    <Blank heading={crash.heading} text={crash.text} alarm>
      <Button look="primary" onClick={onRetry}>
        {crash.retry}
      </Button>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
    </Blank>
  );
}
