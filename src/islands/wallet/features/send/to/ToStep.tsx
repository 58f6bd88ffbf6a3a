import { useCallback } from 'react';
import { assets } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { sendFixedAsset } from '#src/stores/transfers/choose-recipient.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { RequestsForYou } from '../../../payment-request/RequestsForYou.tsx';
import { useSendFlow } from '../send-flow.ts';
import { StepTitle } from '../StepTitle.tsx';
import { RecipientFinder } from './RecipientFinder.tsx';
import { toParts } from './to-registry.ts';
import { LinkEntryContext } from './link/link-entry.ts';
import { useSendEntry } from './use-send-entry.ts';

const skeleton = <RowSkeletons count={2} />;
const everywhere = {
  address: () => <LazyComponent registry={toParts} name="address" fallback={skeleton} />,
  bank: () => <LazyComponent registry={toParts} name="bank" fallback={skeleton} />,
};
/** A bank takes naira only: no coin of the market. */
const withoutBank = { ...everywhere, bank: null };

/** Who is paid. */
export function ToStep() {
  const { to: messages } = useMessages('send');
  const { goOn, fixedAsset } = useSendFlow();
  const { entry, isRefused } = useSendEntry();
  const handleChosen = useCallback(() => {
    if (fixedAsset) sendFixedAsset(fixedAsset);
    goOn();
  }, [fixedAsset, goOn]);
  return (
    <div className="to-step">
      {entry === null ? (
        <>
          <StepTitle
            text={
              fixedAsset === null
                ? messages.heading
                : interpolate(messages.headingOf, { asset: assets[fixedAsset].symbol })
            }
          />
          <RecipientFinder
            focused={isRefused}
            onChosen={handleChosen}
            offersSaved={fixedAsset === null}
            parts={fixedAsset === null || fixedAsset === 'ngn' ? everywhere : withoutBank}
          />
          {fixedAsset === null && <RequestsForYou />}
        </>
      ) : (
        <LinkEntryContext value={entry.kind === 'link' ? entry : null}>
          <LazyComponent
            registry={toParts}
            name={entry.kind}
            fallback={<div className="card">{skeleton}</div>}
          />
        </LinkEntryContext>
      )}
    </div>
  );
}
