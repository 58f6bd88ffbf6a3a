import type { ComponentType } from 'react';
import type { Locale } from '#src/intl/locale.ts';
import { openErrorPage } from '#src/stores/errors/error-page.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';

/**
 * Wraps an island's root in an error boundary that opens /error (spec section 2) when the screen throws while it renders.
 */
export function withErrorPage<Props extends { locale: Locale }>(Screen: ComponentType<Props>) {
  return function WithErrorPage(props: Props) {
    return (
      <ErrorBoundary onError={() => openErrorPage(props.locale)}>
        <Screen {...props} />
      </ErrorBoundary>
    );
  };
}
