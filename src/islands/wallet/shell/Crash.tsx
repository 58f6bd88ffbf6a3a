import { Button } from '#src/ui/Button.tsx';
import { useWallet } from '../words.ts';
import { Blank } from './Blank.tsx';

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
