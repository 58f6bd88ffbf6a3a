import type { ReactNode } from 'react';
import { assets } from '#contract/assets.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { useListbox } from '#src/ui/browser/use-listbox.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import { wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ListItem } from '../../../list/ListItem.tsx';
import { PayeeItem } from '../../../payment/PayeeItem.tsx';
import { useIsWaiting } from '../../../payment/use-is-waiting.ts';
import { PersonItem } from '../../../person/PersonItem.tsx';
import type { RecipientOption } from './recipient-options.ts';

interface RecipientOptionRowProps {
  option: RecipientOption;
  row: ReturnType<ReturnType<typeof useListbox>['row']>;
  typed: string;
}

/** A person, a saved payee, or an address that was paid before. A payee that can't be paid yet says from when it can. */
export function RecipientOptionRow({ option, row, typed }: RecipientOptionRowProps) {
  const isWaiting = useIsWaiting(option.kind === 'payee' ? option.payee : { usableAt: null });
  return (
    <div {...row} aria-disabled={isWaiting || undefined}>
      <OptionText option={option} typed={typed} />
    </div>
  );
}

function OptionText({ option, typed }: Omit<RecipientOptionRowProps, 'row'>): ReactNode {
  switch (option.kind) {
    case 'person':
      return <PersonItem {...option.person} typed={typed} />;
    case 'payee':
      return <PayeeItem payee={option.payee} />;
    case 'address':
      return (
        <ListItem
          picture={<Icon d={wallet} />}
          title={<span translate="no">{shortAddress(option.address)}</span>}
          detail={whatWasSent(option)}
        />
      );
  }
}

const whatWasSent = ({ asset, network }: Extract<RecipientOption, { kind: 'address' }>) =>
  [
    assets[asset].symbol,
    ...(network === null ? [] : [isNetworkId(network) ? networks[network].name : sanitizeText(network)]),
  ].join(' · ');
