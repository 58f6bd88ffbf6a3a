import { useEffect } from 'react';
import { allowReload } from '#src/stores/interface/load-chunk.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { EmptyState } from './EmptyState.tsx';

export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { crash } = useI18n().messages;
  useEffect(() => allowReload, []);
  return (
    <EmptyState heading={crash.heading} text={crash.text} isAlert>
      <Button variant="primary" onClick={onRetry}>
        {crash.retry}
      </Button>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
    </EmptyState>
  );
}
