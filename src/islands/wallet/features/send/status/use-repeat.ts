import { useNavigate } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { beginDraft, chooseRecipient } from '#src/stores/transfers/choose-recipient.ts';
import { chooseAsset, type Recipient } from '#src/stores/transfers/send-draft.ts';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { repeatPath } from '../../../transaction/repeat-path.ts';
import { useSendFlow } from '../send-flow.ts';

const isKnownNetwork = (network: string | null, recipient: Recipient) =>
  recipient.kind === 'address' ? (recipient.networks.find((one) => one === network) ?? null) : null;

/** Begins the same transfer again, without its amount; null while it is under way. */
export function useRepeat(transaction: Transaction, recipient: Recipient | null): (() => void) | null {
  const navigate = useNavigate();
  const { goOn } = useSendFlow();
  const path = repeatPath(transaction);
  const { status, asset, network } = transaction;
  const isOver = status === 'completed' || isReversed(status);
  if (!isOver || (path === null && recipient === null)) return null;
  return () => {
    if (recipient === null) {
      void navigate(path ?? '/w/send');
      return;
    }
    beginDraft(null);
    chooseRecipient(recipient);
    chooseAsset(asset, isKnownNetwork(network, recipient));
    goOn();
  };
}
