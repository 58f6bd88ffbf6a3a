import { Suspense, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isNonModal, type PanelName } from '#src/stores/interface/panels.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close as cross } from '#src/ui/icons/form.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { StyleScopeContext, useStyleScope } from '../lazy/style-scope.ts';
import { ErrorFallback } from '../status/ErrorFallback.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { panels } from './panel-registry.ts';
import { sheets } from './sheet-registry.ts';
import { drawerSheets, sheetIn } from './sheet-url.ts';
import { usePanels } from './use-panels.ts';

/**
 * One panel, as a native dialog: the page under a modal one is inert, and closing it returns the focus. Support and its chat
 * are non-modal on wide windows, so that the page beside them stays in use.
 */
export function Panel({ name }: { name: PanelName }) {
  const messages = useMessages('walletPanels');
  const { hide } = usePanels();
  const sheet = sheetIn(useLocation().search);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const nonModal = useMediaQuery('(width >= 65em)') && isNonModal(name);
  const isDrawer = name === 'secondary' && sheet !== null && drawerSheets.includes(sheet);
  const shown = name === 'secondary' && sheet ? sheets.rows[sheet] : null;
  const styles = useStyleScope(dialog, [...(panels.rows[name].styles ?? []), ...(shown?.styles ?? [])]);
  const variant = isDrawer ? 'drawer' : (panels.rows[name].variant ?? 'drawer');

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (nonModal) element?.show();
    else element?.showModal();
    return () => {
      // The browser returns the focus only when the dialog closes before it leaves the document.
      element?.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [nonModal]);

  /** Closes on a press on the backdrop, whose target is the dialog itself. */
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && !nonModal) hide(name);
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is Escape, which PanelStack handles
    <dialog
      ref={dialog}
      className={`panel ${variant}`}
      data-beside={nonModal || undefined}
      data-styles={styles.first}
      aria-labelledby={heading}
      onClick={handleClick}
      // Phones close a dialog themselves on the gesture for Back.
      onClose={() => {
        // A window that becomes wide closes it and opens it again as non-modal: then it is open by now.
        if (!dialog.current?.open) hide(name);
      }}
    >
      {/* In a section: else the header would be one of the page, of which there is one. */}
      <section className="inside">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {name === 'secondary' && sheet ? messages.sheets[sheet] : messages.titles[name]}
          </h2>
          <button className="tool" type="button" aria-label={messages.close} onClick={() => hide(name)}>
            <Icon d={cross} />
          </button>
        </header>
        <div className="body">
          <ErrorBoundary fallback={(retry) => <ErrorFallback onRetry={retry} />}>
            {/* Suspend inside the dialog: a boundary further out would unmount it. */}
            <Suspense fallback={<Skeleton size="sheet" />}>
              <StyleScopeContext value={styles.scope}>
                <LazyComponent registry={panels} name={name} fallback={<Skeleton size="sheet" />} />
              </StyleScopeContext>
            </Suspense>
          </ErrorBoundary>
        </div>
      </section>
    </dialog>
  );
}
