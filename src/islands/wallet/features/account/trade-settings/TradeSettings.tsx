import { useStore } from '@nanostores/react';
import { $preferencesRead, retryPreferences } from '#src/stores/preferences/preferences-read.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { AllAlerts } from './AllAlerts.tsx';
import { ConversionSettings } from './ConversionSettings.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { ResetSettings } from './ResetSettings.tsx';
import { useSaveSetting } from './use-save-setting.tsx';

/** /w/trade-settings: what conversions and payments start with and when they ask, and all price alerts. */
export function TradeSettings() {
  const messages = useMessages('tradeSettings');
  const query = useStore($preferencesRead);
  const { save, dialog, rejections } = useSaveSetting();
  const part = { save, rejections };
  return (
    <>
      <BackLink from="tradeSettings" />
      <div className="settings trade-settings">
        <div className="column">
          <QueryStates
            query={query}
            messages={messages}
            at={null}
            onRetry={retryPreferences}
            skeleton={<SettingsSkeleton />}
          >
            {() => (
              <>
                <ConversionSettings {...part} />
                <PaymentSettings {...part} />
                <QuickAmounts {...part} />
                <ResetSettings save={save} />
              </>
            )}
          </QueryStates>
        </div>
        <div className="column">
          <AllAlerts />
        </div>
        {dialog}
      </div>
    </>
  );
}

function SettingsSkeleton() {
  return ['conversions', 'payments'].map((name) => (
    <div key={name} className="card" aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className="setting">
          <Skeleton size="line" />
        </div>
      ))}
    </div>
  ));
}
