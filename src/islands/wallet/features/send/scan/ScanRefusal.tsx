import { assets } from '#contract/assets.ts';
import { networks as networkFacts } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { ScanOutcome } from './scan-outcome.ts';
import { StageHeading } from './StageHeading.tsx';

interface ScanRefusalProps {
  outcome: Exclude<ScanOutcome, { kind: 'payment' }>;
  /** What the button for another try says. */
  again: string;
  onAgain: () => void;
  /** Sends what the code can be paid with. */
  onSend: (query: string) => void;
}

/** A QR code that leads to no payment here: what it is, and the ways on. */
export function ScanRefusal({ outcome, again, onAgain, onSend }: ScanRefusalProps) {
  const { refused } = useMessages('scan');
  const isOther = outcome.kind === 'otherCoin';
  return (
    <>
      <div className="words" role="alert">
        {outcome.kind === 'noPayment' && <NoPayment {...outcome} />}
        {outcome.kind === 'invalid' && (
          <>
            <StageHeading>{refused.invalid}</StageHeading>
            <p>{refused.faults[outcome.fault]}</p>
          </>
        )}
        {isOther && <OtherCoin {...outcome} />}
      </div>
      {isOther && (
        <Button variant="primary" wide onClick={() => onSend(outcome.query)}>
          {outcome.asset
            ? interpolate(refused.sendInstead, { asset: assets[outcome.asset].symbol })
            : refused.chooseCoin}
        </Button>
      )}
      <Button variant={isOther ? 'outline' : 'primary'} wide onClick={onAgain}>
        {again}
      </Button>
    </>
  );
}

/** The text is shown as a text: nobody is led on to where a stranger's code points. */
function NoPayment({ text, isLink }: Extract<ScanOutcome, { kind: 'noPayment' }>) {
  const { refused } = useMessages('scan');
  const shown = sanitizeText(text);
  return (
    <>
      <StageHeading>{refused.noPayment}</StageHeading>
      {shown === '' ? (
        <p>{refused.empty}</p>
      ) : (
        <>
          <p>{isLink ? refused.link : refused.text}</p>
          <p className="address link">
            <bdi translate="no">{shown}</bdi>
          </p>
        </>
      )}
    </>
  );
}

function OtherCoin({ chosen, asset, networks }: Extract<ScanOutcome, { kind: 'otherCoin' }>) {
  const { refused } = useMessages('scan');
  const { locale, messages } = useI18n();
  const [first, ...others] = networks;
  const network = first === undefined ? '' : networkFacts[first].name;
  const name = asset ? messages.names[asset] : network;
  const more = interpolate(plural(locale, others.length, refused.moreNetworks), { count: others.length });
  return (
    <>
      <StageHeading>{removeHanSpaces(interpolate(refused.otherCoin, { name }))}</StageHeading>
      <p>
        {interpolate(refused.otherCoinText, {
          chosen: assets[chosen].symbol,
          network: others.length > 0 ? interpolate(more, { network }) : network,
        })}
      </p>
    </>
  );
}
