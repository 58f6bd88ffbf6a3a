import { useMessages } from '../../../i18n/i18n.ts';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { useSendFlow } from '../send-flow.ts';
import { RecipientFinder } from './RecipientFinder.tsx';
import { toParts } from './to-registry.ts';
import { useSendEntry } from './use-send-entry.ts';

const skeleton = <RowSkeletons count={2} />;
const parts = {
  address: () => <LazyComponent registry={toParts} name="address" fallback={skeleton} />,
  bank: () => <LazyComponent registry={toParts} name="bank" fallback={skeleton} />,
};

/** Who is paid. */
export function ToStep() {
  const { to: messages } = useMessages('send');
  const { goOn } = useSendFlow();
  const request = useSendEntry();
  return (
    <div className="to-step">
      {request === null ? (
        <>
          <h2>{messages.heading}</h2>
          <RecipientFinder onChosen={goOn} parts={parts} />
        </>
      ) : (
        <LazyComponent registry={toParts} name="request" fallback={<div className="card">{skeleton}</div>} />
      )}
    </div>
  );
}
