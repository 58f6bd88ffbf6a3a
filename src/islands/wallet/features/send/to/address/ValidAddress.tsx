import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AddressCheck } from '#contract/deposit-addresses.ts';
import { assetNetworks, networks, type NetworkId } from '#contract/networks.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { addressCheck, addressQuery } from '#src/stores/transfers/address-check.ts';
import type { RecognizedAddress } from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import { presetFor } from '#src/stores/transfers/choose-recipient.ts';
import { chooseAddress } from '#src/stores/transfers/recipient-choice.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import { $sendDraft } from '#src/stores/transfers/send-draft.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { SearchError } from '../../../../list/SearchError.tsx';
import { AmountInMessage } from '../../../../money/Amount.tsx';
import { GoBar } from '../../../../shell/GoBar.tsx';
import { useSendFlow } from '../../send-flow.ts';
import { useRecipientForm, useRecipientSubmit } from '../recipient-form.ts';
import { checkedAsset } from './address-offers.ts';
import { OtherNetworks } from './OtherNetworks.tsx';
import { SimilarAddress } from './SimilarAddress.tsx';

type Checked = Extract<AddressCheck, { valid: true }>;

/** An address as it will be paid: in full, with what is known of it, and the way on unless it must not be paid. */
export function ValidAddress({ recognized }: { recognized: RecognizedAddress }) {
  const { address: messages } = useMessages('sendRecipient');
  const { numberLocale } = useI18n();
  const { fixedAsset } = useSendFlow();
  const { text } = useStore($recipientInput);
  // What is sent to the former recipient says nothing of this one.
  const preset = presetFor(useStore($sendDraft), text);
  const { asset: chosenAsset, network: chosenNetwork } = preset ?? { asset: fixedAsset, network: null };
  const { onChosen } = useRecipientForm();
  const state = useStore(addressCheck.$state);
  const { address, networks: possible, memo, amount } = recognized;
  const asset = recognized.asset ?? chosenAsset;
  const fitting = asset === null ? possible : possible.filter((one) => assetNetworks[asset].includes(one));
  const isOther =
    fitting.length === 0 ||
    (recognized.asset === null && chosenNetwork !== null && !fitting.includes(chosenNetwork));
  const checkedFor = checkedAsset(asset, possible);
  const query = checkedFor === null ? '' : addressQuery(checkedFor, address);
  const current = state.kind !== 'idle' && state.q === query ? state : null;
  const check = current?.kind === 'found' ? current.found : null;

  useEffect(() => addressCheck.setQuery(query), [query]);
  useEffect(() => addressCheck.reset, []);

  const choose = () => {
    chooseAddress(recognized, numberLocale);
    onChosen();
  };
  const isRefused =
    isOther ||
    (check !== null && (!check.valid || check.kind === 'own' || check.similar_to?.level === 'critical'));
  const canGoOn = !isRefused && (check !== null || current?.kind === 'failed');
  useRecipientSubmit(canGoOn ? choose : null);

  return (
    <section className="recipient-part" aria-labelledby="recipient-address">
      <h2 id="recipient-address">
        {isOther ? <span>{messages.heading}</span> : <Kind networks={fitting} />}
        {check?.valid && <TimesSent count={check.sent_count} />}
      </h2>
      {isOther && asset !== null && (
        <OtherNetworks asset={asset} network={chosenNetwork} possible={possible} />
      )}
      {check?.valid && check.similar_to ? (
        <SimilarAddress address={address} similar={check.similar_to} onUse={isOther ? null : choose} />
      ) : (
        <GroupedAddress address={address} />
      )}
      {memo !== null && <p className="soft">{interpolate(messages.memo, { memo })}</p>}
      {amount !== null && recognized.asset !== null && (
        <p className="soft">
          <AmountInMessage text={messages.asks} amount={amount} asset={recognized.asset} />
        </p>
      )}
      <div className="recipient-notes" role="status">
        {current?.kind === 'searching' && <p className="soft">{messages.checking}</p>}
        {check && <Notes check={check} hasMemo={memo !== null} />}
      </div>
      {recognized.checksum === 'none' && <p className="soft">{messages.noChecksum}</p>}
      {current?.kind === 'failed' && (
        <SearchError
          failure={current}
          messages={{ failed: messages.failed, offline: messages.failed }}
          onRetry={addressCheck.retry}
        />
      )}
      {!isRefused && <GoOn isReady={canGoOn} />}
    </section>
  );
}

function GoOn({ isReady }: { isReady: boolean }) {
  const { address: messages } = useMessages('sendRecipient');
  const { formId } = useRecipientForm();
  return (
    <GoBar>
      <Button type="submit" form={formId} variant="primary" wide notReady={!isReady}>
        {isReady ? messages.continue : messages.checking}
      </Button>
    </GoBar>
  );
}

/** Which network it is of: a person sees at once that a Tron address was pasted. */
function Kind({ networks: possible }: { networks: readonly NetworkId[] }) {
  const { address: messages } = useMessages('sendRecipient');
  const [first, ...others] = possible;
  if (first === undefined) return <span>{messages.heading}</span>;
  return (
    <span>
      {others.length === 0
        ? interpolate(messages.looksLike, { network: networks[first].name })
        : interpolate(messages.several, { count: possible.length })}
    </span>
  );
}

/** How often it was sent to, which a quote alone turns into trust. */
function TimesSent({ count }: { count: number }) {
  const { to: messages } = useMessages('send');
  const { locale } = useI18n();
  return count === 0 ? (
    <span className="tag warn">{messages.isNew}</span>
  ) : (
    <span className="tag">{interpolate(plural(locale, count, messages.sent), { count })}</span>
  );
}

function Notes({ check, hasMemo }: { check: AddressCheck; hasMemo: boolean }) {
  const { address: messages } = useMessages('sendRecipient');
  if (!check.valid) return <Note isBad text={messages.wrong[check.reason]} />;
  return notesOf(check, hasMemo).map((name) => (
    <Note key={name} isBad={name === 'own'} text={messages[name]} />
  ));
}

function notesOf({ kind, memo }: Checked, hasMemo: boolean) {
  if (kind === 'own') return ['own'] as const;
  if (kind === 'contract') return ['contract'] as const;
  if (kind === 'exchange') return memo === 'required' && !hasMemo ? (['exchange'] as const) : [];
  return memo === 'required' && !hasMemo ? (['memoRequired'] as const) : [];
}

function Note({ text, isBad = false }: { text: string; isBad?: boolean }) {
  return (
    <p className={isBad ? 'notice bad' : 'notice warn'}>
      <Icon d={warn} />
      <span>{text}</span>
    </p>
  );
}
