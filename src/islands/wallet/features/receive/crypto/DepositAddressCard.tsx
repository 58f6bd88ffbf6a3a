import type { DepositAddress } from '#contract/deposit-addresses.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { labelled } from '#src/intl/text/marks.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { chains } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useFocusAfterStep } from '../../../navigation/use-focus-after-step.ts';
import { ShareCode } from '../../../code/ShareCode.tsx';

interface DepositAddressCardProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
  deposit: DepositAddress;
}

/** The QR code and the address, with a memo of equal weight where one is needed, and the sentence that saves a payment. */
export function DepositAddressCard({ asset, network, deposit }: DepositAddressCardProps) {
  const { locale } = useI18n();
  const { address: messages } = useMessages('receive');
  const heading = useFocusAfterStep<HTMLHeadingElement>();
  const { symbol } = asset;
  const { address, memo, uri } = deposit;
  const isTag = network.memo === 'tag';
  const names = { asset: symbol, network: network.name };
  const memoName = isTag ? messages.tag : messages.memo;
  return (
    <section className="card deposit" aria-labelledby="deposit-address">
      {network.status !== 'ok' && (
        <p className="notice warn">
          <Icon d={warn} />
          <span>
            {interpolate(network.status === 'paused' ? messages.paused : messages.delayed, {
              network: network.name,
            })}
          </span>
        </p>
      )}
      <div className="body">
        <div className="qr-box">
          <QrCode text={uri ?? address} label={interpolate(messages.qr, names)} />
          <p>
            {memo === null
              ? interpolate(messages.caption, names)
              : uri === null
                ? messages.withoutMemo
                : messages.holdsTag}
          </p>
        </div>
        <div className="parts">
          <section>
            <h2 ref={heading} id="deposit-address" tabIndex={-1}>
              <span>{memo === null ? interpolate(messages.heading, names) : messages.short}</span>
              {memo !== null && <small>{messages.first}</small>}
            </h2>
            <GroupedAddress address={address} />
            <CopyButton text={address} messages={messages} variant={memo === null ? 'primary' : 'outline'}>
              {messages.copyAddress}
            </CopyButton>
          </section>
          {memo !== null && (
            <section>
              <h2>
                <span>{memoName}</span> <small>{messages.second}</small>
              </h2>
              <p className="address memo" translate="no">
                {memo}
              </p>
              <CopyButton text={memo} messages={messages}>
                {isTag ? messages.copyTag : messages.copyMemo}
              </CopyButton>
            </section>
          )}
          <ShareCode
            code={uri ?? address}
            fileName={`cowrie-${asset.id}-${network.id}`}
            title={interpolate(messages.caption, names)}
            lines={memo === null ? [address] : [address, labelled(locale, memoName, memo)]}
            shareLabel={memo === null ? messages.share : messages.shareBoth}
            messages={messages}
          />
          <p className="soft">{messages.stays}</p>
        </div>
      </div>
      <p className="sentence">
        <Icon d={chains} />
        <span>
          <MessageWithElements
            text={memo === null ? messages.only : isTag ? messages.onlyTag : messages.onlyMemo}
            values={{
              asset: <b translate="no">{symbol}</b>,
              network: <b>{network.name}</b>,
              memo: <b translate="no">{memo}</b>,
            }}
          />
        </span>
      </p>
    </section>
  );
}
