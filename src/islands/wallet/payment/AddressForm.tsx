import { useEffect, useId, useState } from 'react';
import type { AddressFault } from '#contract/addresses/parsed-address.ts';
import { assets, coinIds, type AssetId } from '#contract/assets.ts';
import { assetNetworks, networks, type NetworkId } from '#contract/networks.ts';
import { labelRule } from '#contract/payees.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import type { PayeeDraft } from '#src/stores/payees/payee-draft.ts';
import type { NewPayee, SavedPayee } from '#src/stores/payees/payees.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Field, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { useTextProblem } from '../i18n/use-text-problem.ts';
import { AddressVerdict } from './AddressVerdict.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { isMemoValid, useAddressCheck } from './use-address-check.ts';

export type AddressField = 'asset' | 'network' | 'address' | 'compared' | 'memo' | 'label';
export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>;
type NewAddress = Extract<NewPayee, { kind: 'address' }>;

interface AddressFormProps {
  initial: Extract<PayeeDraft, { kind: 'address' }> | null;
  /** Among which look-alikes are sought. */
  saved: readonly SavedPayee[];
  /** What the API refused; the first of them takes the focus. */
  refused: AddressErrors;
  onSubmit: (address: NewAddress) => void;
  onEdit: () => void;
  /** Under the button. */
  note: ElementNode;
}

/** Tether first: it is what most addresses are saved for. */
const choices: readonly AssetId[] = ['usdt', ...coinIds];
const onlyNetwork = (asset: AssetId | null): NetworkId | null => {
  const [first, ...others] = asset ? assetNetworks[asset] : [];
  return first !== undefined && others.length === 0 ? first : null;
};

/** Asks for an address of a chain: asset, network, address, memo and label. */
export function AddressForm({ initial, saved, refused, onSubmit, onEdit, note }: AddressFormProps) {
  const messages = useMessages('addPayee');
  const { locale, messages: wallet } = useI18n();
  const id = useId();
  const [asset, setAsset] = useState<AssetId | null>(initial?.asset ?? null);
  const [network, setNetwork] = useState<NetworkId | null>(
    initial?.network ?? onlyNetwork(initial?.asset ?? null),
  );
  const [address, setAddress] = useState(initial?.address ?? '');
  const [typedMemo, setMemo] = useState(initial?.memo ?? '');
  const [label, setLabel] = useState(initial?.label ?? '');
  const labelProblem = useTextProblem()(label, labelRule);
  const [hasCompared, setCompared] = useState(false);
  const [errors, setErrors] = useState<AddressErrors>({});
  const check = useAddressCheck(network, address, saved);
  const possible = asset ? assetNetworks[asset] : [];
  const tag = check?.kind === 'valid' ? check.tag : null;
  const memo = tag ?? typedMemo;
  const memoKind = network ? networks[network].memo : null;
  const lookAlike = check?.kind === 'valid' ? check.lookAlike : null;
  const networkName = network ? networks[network].name : '';
  const shown = { ...refused, ...errors };

  useEffect(() => {
    const first = fields.find((name) => refused[name]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  }, [refused, id]);

  const edit = (change: () => void) => {
    change();
    setErrors({});
    onEdit();
  };
  const chooseNetwork = (next: NetworkId | null) =>
    edit(() => {
      setNetwork(next);
      setCompared(false);
    });

  const addressFault =
    check?.kind === 'invalid'
      ? interpolate(check.at === null ? faultText(messages.faults, check.reason) : messages.faults.group, {
          network: networkName,
          group: (check.at ?? 0) + 1,
        })
      : check?.kind === 'wrong-network'
        ? interpolate(messages.verdict.wrongNetwork, { network: networkName })
        : undefined;

  const submit = async () => {
    const wrong: Partial<Record<AddressField, string>> = {};
    if (!asset) wrong.asset = messages.problems.asset;
    if (!network) wrong.network = messages.problems.network;
    if (address.trim() === '') wrong.address = messages.problems.address;
    else if (addressFault !== undefined) wrong.address = addressFault;
    if (lookAlike && !hasCompared) wrong.compared = messages.problems.compared;
    if (network && memoKind && !(await isMemoValid(network, memo))) wrong.memo = messages.problems[memoKind];
    if (tidyText(label) === '') wrong.label = messages.problems.label;
    else if (labelProblem) wrong.label = labelProblem;
    setErrors(wrong);
    const first = fields.find((name) => wrong[name]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else if (asset && network)
      onSubmit({
        kind: 'address',
        label: tidyText(label),
        asset,
        network,
        address: check?.kind === 'valid' ? check.address : address.trim(),
        memo: (memoKind && memo.trim()) || null,
      });
  };

  return (
    <form
      className="payee-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field id={`${id}-asset`} label={messages.asset} error={shown.asset}>
        {(control) => (
          <Select
            {...control}
            value={asset ?? ''}
            onChange={({ currentTarget: { value } }) =>
              edit(() => {
                const next = choices.find((one) => one === value) ?? null;
                setAsset(next);
                setNetwork(
                  network && next && assetNetworks[next].includes(network) ? network : onlyNetwork(next),
                );
              })
            }
          >
            <option value="">{messages.chooseAsset}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {wallet.names[one] + inBrackets(locale, assets[one].symbol)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${id}-network`} label={messages.network} hint={messages.networkHint} error={shown.network}>
        {(control) => (
          <Select
            {...control}
            value={network ?? ''}
            disabled={!asset}
            onChange={({ currentTarget: { value } }) =>
              chooseNetwork(possible.find((one) => one === value) ?? null)
            }
          >
            <option value="">{messages.chooseNetwork}</option>
            {possible.map((one) => (
              <option key={one} value={one}>
                {networks[one].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        id={`${id}-address`}
        label={messages.address}
        error={shown.address ?? addressFault}
        value={address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        maxLength={300}
        onChange={({ currentTarget: { value } }) =>
          edit(() => {
            setAddress(value);
            setCompared(false);
          })
        }
      />
      <AddressVerdict check={check} network={network} possible={possible} onSwitch={chooseNetwork} />
      {lookAlike && (
        <CheckboxField
          id={`${id}-compared`}
          label={messages.verdict.compared}
          error={shown.compared}
          checked={hasCompared}
          onChange={(checked) => edit(() => setCompared(checked))}
        />
      )}
      {memoKind && (
        <TextField
          id={`${id}-memo`}
          label={messages[memoKind]}
          hint={tag === null ? messages.memoHint : messages.memoFromAddress}
          error={shown.memo}
          value={memo}
          readOnly={tag !== null}
          inputMode={memoKind === 'tag' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          maxLength={300}
          onChange={({ currentTarget: { value } }) => edit(() => setMemo(value))}
        />
      )}
      <TextField
        id={`${id}-label`}
        label={messages.label}
        hint={messages.labelHint}
        error={labelProblem ?? shown.label}
        value={label}
        placeholder={messages.addressExample}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => edit(() => setLabel(value))}
      />
      <Button type="submit" variant="primary" wide>
        {messages.addAddress}
      </Button>
      {note}
    </form>
  );
}

type Faults = Messages['addPayee']['faults'];
const named = ['checksum', 'length', 'testnet', 'unsupported'] as const;
const faultText = (faults: Faults, reason: AddressFault): string =>
  faults[named.find((one) => one === reason) ?? 'other'];

/** From the top of the form down. */
const fields: readonly AddressField[] = ['asset', 'network', 'address', 'compared', 'memo', 'label'];
