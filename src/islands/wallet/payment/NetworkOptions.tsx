import type { ReactNode } from 'react';
import type { NetworkId } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useFocusAfterStep } from '../navigation/use-focus-after-step.ts';
import { GoBar } from '../shell/GoBar.tsx';

type Network = WalletAsset['networks'][number];

interface NetworkOptionsProps {
  networks: readonly Network[];
  selected: NetworkId | null;
  onSelect: (network: NetworkId) => void;
  /** The question that the options answer. */
  legend: ReactNode;
  /** What a person needs to choose one: a `NetworkOptionText`. */
  option: (network: Network) => ElementNode;
  /** The button's label: with the selected network, and without one. */
  submitLabel: (network: Network | null) => string;
  onSubmit: (network: NetworkId) => void;
  /** In a flow: the button is the step's one action. */
  inFlow?: boolean;
  /** What stands over the options. */
  children?: ElementNode;
}

/** A choice of networks: one that is paused can't be selected, and nothing is submitted before one is. */
export function NetworkOptions({
  networks,
  selected,
  onSelect,
  legend,
  option,
  submitLabel,
  onSubmit,
  inFlow = false,
  children,
}: NetworkOptionsProps) {
  const question = useFocusAfterStep<HTMLLegendElement>();
  const network = networks.find(({ id, status }) => id === selected && status !== 'paused') ?? null;
  const button = (
    <Button type="submit" variant="primary" wide notReady={inFlow && !network} disabled={!inFlow && !network}>
      {submitLabel(network)}
    </Button>
  );
  return (
    <form
      className="network-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (network) onSubmit(network.id);
        // Pressed before one is chosen: to where that is done.
        else event.currentTarget.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
      }}
    >
      {children}
      <fieldset className="card">
        <legend ref={question} tabIndex={-1}>
          {legend}
        </legend>
        <ul className="options">
          {networks.map((one) => (
            <li key={one.id}>
              <label>
                <input
                  type="radio"
                  name="network"
                  value={one.id}
                  checked={one.id === selected}
                  disabled={one.status === 'paused'}
                  onChange={() => onSelect(one.id)}
                />
                {option(one)}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {inFlow ? <GoBar>{button}</GoBar> : button}
    </form>
  );
}
