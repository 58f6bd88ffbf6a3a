import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import {
  $incomingDeposits,
  $watchedAsset,
  refetchIncomingDeposits,
} from '#src/stores/receive/incoming-deposits.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
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
  const query = { ...deposits, data };
  const shown = data?.items.find(({ id }) => id === params.get('deposit'));
  const open = data?.items.find(
    ({ status, bank_transfer }) => status === 'pending' && bank_transfer !== null,
  );
  const held = data?.items.filter((deposit) => deposit.held !== null) ?? [];
  const bank = assets.data?.items.find(({ id }) => id === 'ngn')?.bank ?? null;
  return (
    <div className="columns">
      <div className="steps">
        {shown ? (
          <BankDeposit deposit={shown} />
        ) : (
          <div className="steps">
            {open && <OpenDeposit deposit={open} />}
            {held.map((deposit) => (
              <OpenDeposit key={deposit.id} deposit={deposit} />
            ))}
            <div>
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
                {() => bank && <DepositForm bank={bank} />}
              </QueryStates>
            </div>
          </div>
        )}
        {params.has('deposit') && !shown && (
          <QueryStates
            query={query}
            messages={messages.incoming}
            at={data?.at ?? null}
            onRetry={refetchIncomingDeposits}
            skeleton={<RowSkeletons count={2} />}
          >
            {() => null}
          </QueryStates>
        )}
      </div>
      <DepositAdvice deposit={shown ?? null} />
    </div>
  );
}
