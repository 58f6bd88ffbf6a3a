import { useStore } from '@nanostores/react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { transactionDetail } from '#src/stores/transactions/transaction-detail.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close as cross } from '#src/ui/icons/form.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { TransactionTitle } from '../../../transaction/TransactionTitle.tsx';
import { isTransactionEntry, transactionIn, withTransaction } from '../transaction-url.ts';
import { ReceiptHead } from '../../../transaction/ReceiptHead.tsx';
import { TransactionDetail } from './TransactionDetail.tsx';

/** The transaction of the address: beside the list on wide windows, on a sheet over it elsewhere. */
export function TransactionPanel() {
  const id = transactionIn(useLocation().search);
  return id === null ? null : <OpenTransaction id={id} />;
}

/** Opens a modal dialog once no other is open: a panel that was opened while this was loading stays on top until it closes. */
function showModalInTurn(dialog: HTMLDialogElement, signal: AbortSignal, onOpen: () => void): void {
  const modals = [...document.querySelectorAll('dialog:modal')];
  const other = modals.find((modal) => !dialog.contains(modal));
  if (other) {
    other.addEventListener('close', () => showModalInTurn(dialog, signal, onOpen), { once: true, signal });
    return;
  }
  dialog.showModal();
  onOpen();
}

/** Whether a key is pressed for something else than the transaction beside the list: another dialog or panel, or a text that is typed. */
function isForAnother({ target }: KeyboardEvent, own: HTMLDialogElement | null): boolean {
  if (!(target instanceof Element)) return true;
  const inside = target.closest('dialog');
  if (inside !== null) return inside !== own;
  return (
    document.querySelector('dialog:modal, dialog.panel[open]') !== null || target.matches('input, textarea')
  );
}

function OpenTransaction({ id }: { id: string }) {
  const messages = useMessages('transactionDetail');
  const detail = transactionDetail(id);
  const { data } = useStore(detail.$transaction);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const isBeside = useMediaQuery('(width >= 65em)');

  // Back, where the list has opened it: the list is as it was. An address that was opened with it has no list to go back to.
  const close = () => {
    if (isTransactionEntry()) void navigate(-1);
    else void navigate({ search: withTransaction(location.search, null) }, { replace: true });
  };

  const focusTitle = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = new AbortController();
    // Not by show(): that moves the focus, away from the search too, if it was opened while this was loading.
    if (isBeside) element.open = true;
    else showModalInTurn(element, closed.signal, focusTitle);
    return () => {
      closed.abort();
      element.close();
    };
  }, [isBeside, focusTitle]);
  // Before the paint: later, it could take the focus from where a user's Tab has put it meanwhile.
  useLayoutEffect(focusTitle, [id, focusTitle]);

  // A modal dialog is cancelled by the browser. One beside the list is not, and the focus may be in the list.
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (commandKey(event) !== 'Escape' || event.defaultPrevented || isForAnother(event, dialog.current))
      return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isBeside) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => handleEscape(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isBeside]);

  /** Escape, and a phone's gesture for Back. */
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  /** A press on the backdrop has the dialog itself as its target. */
  const handleClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && !isBeside) close();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard’s way is Escape
    <dialog
      ref={dialog}
      className="transaction"
      aria-labelledby={heading}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      <div className="inside">
        <ReceiptHead />
        <header>
          <h2 id={heading} ref={title} tabIndex={-1}>
            {data ? <TransactionTitle transaction={data} /> : <span>{messages.heading}</span>}
          </h2>
          <button className="tool" type="button" aria-label={messages.close} onClick={close}>
            <Icon d={cross} />
          </button>
        </header>
        <TransactionDetail key={id} id={id} detail={detail} onClose={close} />
      </div>
    </dialog>
  );
}
