import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import {
  $incomingDeposits,
  $watchedAsset,
  refetchIncomingDeposits,
} from '#src/stores/receive/incoming-deposits.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { BankDeposit } from './BankDeposit.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositAdvice } from './DepositAdvice.tsx';
import { OpenDeposit } from './OpenDeposit.tsx';

/** Naira from a bank: the amount with its fee, a one-time account, and what becomes of the transfer. Dollars say that they can't. */
export function ReceiveCash() {
  const messages = useMessages('receive');
  const cash = useMessages('receiveCash');
  const [params] = useSearchParams();
  const assets = useStore($walletAssets);
  const deposits = useStore($incomingDeposits);
  /** Shown at once, before the list has it. */
  const [opened, setOpened] = useState<Transaction | null>(null);

  useEffect(() => {
    $watchedAsset.set('ngn');
    return () => $watchedAsset.set(null);
  }, []);

  if (params.get('asset') === 'usd') {
    return (
      <EmptyState heading={cash.noDollars} text={cash.noDollarsText}>
        <Link className="button" to="/w/receive?tab=cash">
          {cash.naira}
        </Link>
        <Link className="button" to="/w/receive?tab=user">
          {messages.tabs.user}
        </Link>
      </EmptyState>
    );
  }
  const data = deposits.data?.asset === 'ngn' ? deposits.data : null;
  const id = params.get('deposit');
  const shown = data?.items.find((deposit) => deposit.id === id) ?? (opened?.id === id ? opened : undefined);
  const bank = assets.data?.items.find((asset) => asset.id === 'ngn')?.bank ?? null;
  const isAwaited = id !== null && data === null && !shown;
  return (
    <>
      {id !== null && (
        <QueryStates
          query={{ ...deposits, data }}
          messages={messages.incoming}
          at={data?.at ?? null}
          onRetry={refetchIncomingDeposits}
          skeleton={
            <div className="card">
              <RowSkeletons count={4} />
            </div>
          }
        >
          {() => null}
        </QueryStates>
      )}
      {shown && <BankDeposit deposit={shown} service={bank?.status ?? null} />}
      {!shown && !isAwaited && (
        <div className="columns">
          <div className="steps">
            <OpenDeposits deposits={data?.items ?? []} />
            <QueryStates
              query={assets}
              messages={messages.assets}
              at={assets.data?.at ?? null}
              onRetry={refetchWalletAssets}
              skeleton={
                <div className="card">
                  <RowSkeletons count={3} />
                </div>
              }
            >
              {() => bank && <DepositForm bank={bank} onOpened={setOpened} />}
            </QueryStates>
          </div>
          <DepositAdvice deposit={null} />
        </div>
      )}
    </>
  );
}

/** The one that waits for its transfer, and those that are held. */
function OpenDeposits({ deposits }: { deposits: readonly Transaction[] }) {
  const open = deposits.find(({ status, bank_transfer }) => status === 'pending' && bank_transfer !== null);
  const held = deposits.filter((deposit) => deposit.held !== null);
  return [...(open ? [open] : []), ...held].map((deposit) => (
    <OpenDeposit key={deposit.id} deposit={deposit} />
  ));
}
