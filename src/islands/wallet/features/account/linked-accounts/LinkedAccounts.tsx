import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import { $linkedAccounts, retryLinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { LinkedApps } from './apps/LinkedApps.tsx';
import { NewPayee } from './payees/NewPayee.tsx';
import { PayeeBooks } from './payees/PayeeBooks.tsx';
import { payeeKinds } from './payees/payee-kinds.ts';
import { AuthenticationMethods } from './AuthenticationMethods.tsx';

/**
 * /w/linked-accounts: WhatsApp and Google, the ways to log in, and the bank accounts and addresses that the person pays. `?add=` says
 * which form for a payee stands beside them.
 */
export function LinkedAccounts() {
  const { apps } = useMessages('linkedAccounts');
  const query = useStore($linkedAccounts);
  const [params] = useSearchParams();
  const asked = payeeKinds.find((kind) => kind === params.get('add'));
  const adding = asked ?? 'bank';
  return (
    <div className="linked-accounts">
      <div className="book">
        <QueryStates
          query={query}
          messages={apps}
          at={query.data?.at ?? null}
          onRetry={retryLinkedAccounts}
          skeleton={<AppsSkeleton />}
        >
          {(data) => <LinkedApps data={data} />}
        </QueryStates>
        <PayeeBooks />
      </div>
      <div className="book">
        {/* Its failure is told once, beside it. */}
        {query.data && <AuthenticationMethods data={query.data} />}
        <NewPayee key={adding} kind={adding} isAsked={asked !== undefined} />
      </div>
    </div>
  );
}

function AppsSkeleton() {
  const { apps } = useMessages('linkedAccounts');
  return (
    <section className="card" aria-busy="true">
      <header>
        <h2>{apps.heading}</h2>
      </header>
      <RowSkeletons count={2} />
    </section>
  );
}
