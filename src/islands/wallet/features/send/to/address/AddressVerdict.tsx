import { useStore } from '@nanostores/react';
import { networks } from '#contract/networks.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { RecognizedRecipient } from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { ValidAddress } from './ValidAddress.tsx';

/** Characters of a group, as the address is shown. */
const GROUP = 4;

/** What is known of a typed address at once, and what the API knows of it. */
export function AddressVerdict() {
  const { address: messages } = useMessages('sendRecipient');
  const { text, recognized } = useStore($recipientInput);
  switch (recognized?.kind) {
    case 'address':
      return <ValidAddress key={recognized.address} recognized={recognized} />;
    case 'invalid-address':
      return <InvalidAddress text={text} fault={recognized} />;
    case 'invalid-uri':
      return (
        <div className="recipient-part">
          <WrongText text={messages.uri[recognized.reason]} />
        </div>
      );
    default:
      return null;
  }
}

interface InvalidAddressProps {
  text: string;
  fault: Extract<RecognizedRecipient, { kind: 'invalid-address' }>;
}

/** Nearly an address, with the group of four that is wrong marked where that can be known. */
function InvalidAddress({ text, fault: { reason, at, network } }: InvalidAddressProps) {
  const { address: messages } = useMessages('sendRecipient');
  const wrong = messages.wrong[reason];
  return (
    <div className="recipient-part">
      <WrongText
        text={at === null ? wrong : interpolate(messages.wrongGroup, { group: at + 1, text: wrong })}
      />
      <GroupedAddress
        address={text.replace(/\s/g, '')}
        isMarked={(index) => at !== null && Math.floor(index / GROUP) === at}
      />
      {network !== null && (
        <p className="soft">{interpolate(messages.meant, { network: networks[network].name })}</p>
      )}
    </div>
  );
}

function WrongText({ text }: { text: string }) {
  return (
    <p className="notice bad" role="alert">
      <Icon d={warn} />
      <span>{text}</span>
    </p>
  );
}
