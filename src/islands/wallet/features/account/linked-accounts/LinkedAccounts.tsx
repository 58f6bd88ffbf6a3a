import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { localizePath } from '#src/intl/locale.ts';
import { $payees, refetchPayees, type SavedPayee } from '#src/stores/payees/payees.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { payeeForms } from '../../../payment/payee-forms.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { PayeeRow } from './PayeeRow.tsx';

const kinds = ['bank', 'address'] as const;
type Kind = (typeof kinds)[number];
const addAddresses = { bank: '/w/linked-accounts?add=bank', address: '/w/linked-accounts?add=address' };

/** /w/linked-accounts: the bank accounts and addresses that the person pays. `?add=` says which form stands beside them. */
export function LinkedAccounts() {
  const messages = useMessages('linkedAccounts');
  const query = useStore($payees);
  const [params] = useSearchParams();
  const asked = kinds.find((kind) => kind === params.get('add'));
  const adding = asked ?? 'bank';
  return (
    <div className="linked-accounts">
      <div className="book">
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
      </div>
      <div className="book">
        <NewPayee key={adding} kind={adding} isAsked={asked !== undefined} />
        <Others />
      </div>
    </div>
  );
}

function BookSkeleton() {
  const messages = useMessages('linkedAccounts');
  return kinds.map((kind) => (
    <section key={kind} className="card" aria-busy="true">
      <header>
        <h2>{messages[kind].heading}</h2>
      </header>
      <RowSkeletons count={2} />
    </section>
  ));
}

interface BookProps {
  kind: Kind;
  payees: readonly SavedPayee[];
  /** At its foot. */
  children?: ReactNode;
}

function Book({ kind, payees, children }: BookProps) {
  const messages = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, add, empty } = messages[kind];
  return (
    <section className="card payee-book" aria-labelledby={`payees-${kind}`}>
      <header>
        <h2 id={`payees-${kind}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link to={addAddresses[kind]}>{add}</Link>
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

/** @param isAsked the address names the form: it takes the focus. */
function NewPayee({ kind, isAsked }: { kind: Kind; isAsked: boolean }) {
  const messages = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  useEffect(() => {
    if (isAsked) heading.current?.focus();
    // Also where the link to the form that is there already is followed.
  }, [isAsked, params]);
  return (
    <section className="card" aria-labelledby="new-payee">
      <header>
        <h2 id="new-payee" ref={heading} tabIndex={-1}>
          {messages[kind].add}
        </h2>
      </header>
      <LazyComponent
        registry={payeeForms}
        name={kind}
        fallback={
          <div className="form-skeleton" aria-hidden="true">
            <Skeleton size="box" />
            <Skeleton size="box" />
            <Skeleton size="press" />
          </div>
        }
      />
    </section>
  );
}

/** What else can be linked, which is not built yet. */
function Others() {
  const { others } = useMessages('linkedAccounts');
  const { locale } = useI18n();
  return (
    <section className="card" aria-labelledby="linked-others">
      <header>
        <h2 id="linked-others">{others.heading}</h2>
      </header>
      <p className="absent">
        <MessageWithElements
          text={others.text}
          values={{ contact: <a href={localizePath(locale, '/contact')}>{others.contact}</a> }}
        />
      </p>
    </section>
  );
}
