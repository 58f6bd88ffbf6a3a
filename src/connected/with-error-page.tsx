import type { ComponentType } from 'react';
import type { Locale } from '#src/intl/locale.ts';
import { openErrorPage } from '#src/stores/errors/error-page.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';

/**
 * What an island's root exports: a screen that throws while it renders is a mistake of ours, and the person goes on to the
 * page that says so (spec section 2, /error).
 */
export function withErrorPage<Props extends { locale: Locale }>(Screen: ComponentType<Props>) {
  return function Gated(props: Props) {
    return (
      <ErrorBoundary onError={() => openErrorPage(props.locale)}>
        <Screen {...props} />
      </ErrorBoundary>
    );
  };
}
