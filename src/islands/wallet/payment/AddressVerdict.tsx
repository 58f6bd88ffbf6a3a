import { networks, type NetworkId } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { listNames } from '#src/intl/text/marks.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { shield } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import type { CheckedPayeeAddress } from './use-address-check.ts';

interface AddressVerdictProps {
  check: CheckedPayeeAddress | null;
  network: NetworkId | null;
  /** The networks of the chosen asset: a right address on the wrong one of them can be mended at once. */
  possible: readonly NetworkId[];
  onSwitch: (network: NetworkId) => void;
}

/** What is known of a typed address: that it is one, that it is easily taken for another, or of which network it is. */
export function AddressVerdict({ check, network, possible, onSwitch }: AddressVerdictProps) {
  const { locale } = useI18n();
  const { verdict: messages } = useMessages('addPayee');
  const name = network === null ? '' : networks[network].name;
  return (
    <div className="address-verdict" role="status">
      {check?.kind === 'valid' && (
        <>
          <div className={check.checksum === 'full' ? 'match good' : 'match warn'}>
            <Icon d={check.checksum === 'full' ? shield : warn} />
            <div>
              <b>{interpolate(messages.valid, { network: name })}</b>
              <small>{check.checksum === 'full' ? messages.checked : messages.noChecksum}</small>
            </div>
          </div>
          <GroupedAddress address={check.address} />
          {check.lookAlike && (
            <>
              <div className="match bad">
                <Icon d={warn} />
                <div>
                  <b>
                    <MessageWithElements
                      text={messages.lookAlike}
                      values={{ label: <bdi translate="no">{sanitizeText(check.lookAlike.label)}</bdi> }}
                    />
                  </b>
                  <small>{messages.lookAlikeText}</small>
                </div>
              </div>
              <GroupedAddress address={check.lookAlike.address} />
            </>
          )}
        </>
      )}
      {check?.kind === 'wrong-network' && (
        <div className="match bad">
          <Icon d={warn} />
          <div>
            <b>{interpolate(messages.wrongNetwork, { network: name })}</b>
            <small>
              {interpolate(messages.otherNetworks, {
                networks: listNames(
                  locale,
                  check.networks.map((one) => networks[one].name),
                ),
              })}
            </small>
            {check.networks
              .filter((one) => possible.includes(one))
              .map((one) => (
                <Button key={one} small onClick={() => onSwitch(one)}>
                  {interpolate(messages.switchTo, { network: networks[one].name })}
                </Button>
              ))}
          </div>
        </div>
      )}
    </div>
  );
}
