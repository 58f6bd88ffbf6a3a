import { Suspense, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { isNonModal, type PanelName } from '#src/stores/interface/panels.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close as cross } from '#src/ui/icons/form.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { ErrorFallback } from '../status/ErrorFallback.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { panels } from './panel-registry.ts';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import { usePanels } from './use-panels.ts';

/**
 * One panel, on the browser's own dialog: what is under a modal one is inert, and the focus goes
 * back to where it came from. Support stands beside a wide page, which stays in use.
 */
export function Panel({ name }: { name: PanelName }) {
  const words = useMessages('walletPanels');
  const { hide } = usePanels();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const beside = useMediaQuery('(width >= 65em)') && isNonModal(name);
  const { variant = 'drawer' } = panels.rows[name];

  useLayoutEffect(() => {
    const element = dialog.current;
    const from = document.activeElement;
    if (beside) element?.show();
    else element?.showModal();
    return () => {
      // Closed while it is still in the document: only then does the browser hand the focus back.
      element?.close();
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
    };
  }, [beside]);

  /** A press on the backdrop has the dialog itself as its target; one inside has a child. */
  const onPress = ({ target }: MouseEvent) => {
    if (target === dialog.current && !beside) hide(name);
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard it is Escape, which the stack hears
    <dialog
      ref={dialog}
      className={`panel ${variant}`}
      data-beside={beside || undefined}
      aria-labelledby={heading}
      onClick={onPress}
      // The browser closes it by itself on a phone's gesture to go back.
      onClose={() => {
        // Closed and opened again, as a window becomes wide enough to have it beside the page.
        if (!dialog.current?.open) hide(name);
      }}
    >
      <div className="inside">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {words.titles[name]}
          </h2>
          <button className="tool" type="button" aria-label={words.close} onClick={() => hide(name)}>
            <Icon d={cross} />
          </button>
        </header>
        {!beside && <ToastAnnouncer />}
        <div className="body">
          <ErrorBoundary fallback={(retry) => <ErrorFallback onRetry={retry} />}>
            {/* A part that waits for its own stylesheet waits here: further out it would take the open dialog away. */}
            <Suspense fallback={<Skeleton size="sheet" />}>
              <LazyComponent registry={panels} name={name} fallback={<Skeleton size="sheet" />} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </dialog>
  );
}
