import { useEffect } from 'react';
import { $selection } from '#src/stores/interface/panels.ts';
import { MyCode } from '../code/MyCode.tsx';
import { PaymentRequests } from './PaymentRequests.tsx';
import { RequestForm } from './RequestForm.tsx';

/** The person's own code and link, and requests for money, by the person and to the person. */
export function ReceiveFromUser() {
  useEffect(() => {
    $selection.setKey('receiveViaUser', true);
    return () => $selection.setKey('receiveViaUser', false);
  }, []);
  return (
    <div className="columns">
      <div className="steps">
        <MyCode />
        <PaymentRequests />
      </div>
      <div>
        <RequestForm />
      </div>
    </div>
  );
}
