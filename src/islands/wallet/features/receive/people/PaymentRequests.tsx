import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import type { ReadableAtom } from 'nanostores';
import type { QueryState } from '#src/stores/query/query-client.ts';
import {
  $incomingRequests,
  $outgoingRequests,
  refetchIncomingRequests,
  refetchOutgoingRequests,
  type PaymentRequests as Requests,
} from '#src/stores/receive/payment-requests.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { PaymentRequestItem } from './PaymentRequestItem.tsx';

/** What others ask of the person, and what the person asks of others. `?request=` is the one that a notification is about. */
export function PaymentRequests() {
  const { requests } = useMessages('receiveUser');
  return (
    <>
      <RequestBox
        box="in"
        $requests={$incomingRequests}
        onRetry={refetchIncomingRequests}
        messages={requests.in}
      />
      <RequestBox
        box="out"
        $requests={$outgoingRequests}
        onRetry={refetchOutgoingRequests}
        messages={requests.out}
      />
    </>
  );
}

interface RequestBoxProps {
  box: 'in' | 'out';
  $requests: ReadableAtom<QueryState<Requests>>;
  onRetry: () => void;
  messages: { readonly heading: string; readonly empty: string };
}

function RequestBox({ box, $requests, onRetry, messages }: RequestBoxProps) {
  const { requests } = useMessages('receiveUser');
  const query = useStore($requests);
  const [params] = useSearchParams();
  const heading = `requests-${box}`;
  return (
    <section className="card requests" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{messages.heading}</h2>
      </header>
      <QueryStates
        query={query}
        messages={requests}
        at={query.data?.at ?? null}
        onRetry={onRetry}
        skeleton={<RowSkeletons count={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="absent">{messages.empty}</p>
          ) : (
            <ul aria-labelledby={heading}>
              {items.map((request) => (
                <PaymentRequestItem
                  key={request.request_id}
                  request={request}
                  isShown={request.request_id === params.get('request')}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}
