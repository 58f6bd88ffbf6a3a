import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $payees, refetchPayees, type SavedPayee } from '#src/stores/payees/payees.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useMessages } from '../../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../../list/RowSkeletons.tsx';
import { Link } from '../../../../navigation/Link.tsx';
import { useFragmentFocus } from '../../../../navigation/use-fragment-focus.ts';
import { QueryStates } from '../../../../status/QueryStates.tsx';
import { addAddresses, payeeKinds, type PayeeKind } from './payee-kinds.ts';
import { PayeeRow } from './PayeeRow.tsx';

/** The bank accounts and addresses that the person pays: what `#payees` of the address names. */
export function PayeeBooks() {
  const messages = useMessages('linkedAccounts');
  const query = useStore($payees);
  const heading = useFragmentFocus('payees');
  return (
    <section className="book" aria-labelledby="payees">
      <h2 id="payees" ref={heading} tabIndex={-1}>
        {messages.payees.heading}
      </h2>
      <QueryStates
        query={query}
        messages={messages.payees}
        at={query.data?.at ?? null}
        onRetry={refetchPayees}
        skeleton={<BookSkeleton />}
      >
        {({ items }) => (
          <>
            <Book kind="bank" payees={items.filter(({ kind }) => kind === 'bank')} />
            <Book kind="address" payees={items.filter(({ kind }) => kind === 'address')}>
              <WaitingReason payees={items} />
            </Book>
          </>
        )}
      </QueryStates>
    </section>
  );
}

function BookSkeleton() {
  const messages = useMessages('linkedAccounts');
  return payeeKinds.map((kind) => (
    <section key={kind} className="card payee-book" aria-busy="true">
      <header>
        <h3>{messages[kind].heading}</h3>
      </header>
      <RowSkeletons count={2} />
    </section>
  ));
}

interface BookProps {
  kind: PayeeKind;
  payees: readonly SavedPayee[];
  /** At its foot. */
  children?: ElementNode;
}

function Book({ kind, payees, children }: BookProps) {
  const messages = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, add, empty } = messages[kind];
  return (
    <section className="card payee-book" aria-labelledby={`payees-${kind}`}>
      <header>
        <h3 id={`payees-${kind}`} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Link className="standalone-link" to={addAddresses[kind]}>
          {add}
        </Link>
      </header>
      {payees.length === 0 ? (
        <p className="absent">{empty}</p>
      ) : (
        <ul aria-labelledby={`payees-${kind}`}>
          {payees.map((payee) => (
            <PayeeRow key={payee.payee_id} payee={payee} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Why some of them can't be used yet. It goes with the last countdown. */
function WaitingReason({ payees }: { payees: readonly SavedPayee[] }) {
  const { waits } = useMessages('linkedAccounts');
  const seconds = useSecondsUntil(Math.max(0, ...payees.map(({ usableAt }) => usableAt ?? 0)));
  return seconds > 0 && <p className="foot">{waits}</p>;
}
