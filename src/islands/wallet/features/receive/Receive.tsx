import { useSearchParams } from 'react-router-dom';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { isCash } from '../../paths.ts';
import { TabLinks } from '../../shell/TabLinks.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { ReceiveCrypto } from './crypto/ReceiveCrypto.tsx';
import { receiveParts } from './receive-registry.ts';

const tabs = ['crypto', 'user', 'cash'] as const;
const addresses = { crypto: '/w/receive', user: '/w/receive?tab=user', cash: '/w/receive?tab=cash' };

/** /w/receive: crypto from outside, money of another user, or cash from a bank. */
export function Receive() {
  const messages = useMessages('receive');
  const [params] = useSearchParams();
  const asset = params.get('asset');
  const current =
    tabs.find((name) => name === params.get('tab')) ?? (asset !== null && isCash(asset) ? 'cash' : 'crypto');
  return (
    <div className="payment-screen">
      <TabLinks
        label={messages.ways}
        current={current}
        tabs={tabs.map((name) => ({ name, text: messages.tabs[name], to: addresses[name] }))}
      />
      {current === 'crypto' ? (
        <ReceiveCrypto />
      ) : (
        <LazyComponent
          key={current}
          registry={receiveParts}
          name={current}
          fallback={
            <div className="card">
              <RowSkeletons count={4} />
            </div>
          }
        />
      )}
    </div>
  );
}
