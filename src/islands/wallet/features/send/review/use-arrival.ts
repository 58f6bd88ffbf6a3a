import { useStore } from '@nanostores/react';
import { isNetworkId } from '#contract/networks.ts';
import type { Quote } from '#contract/quotes.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { networkName } from '../../../transaction/transaction-title.ts';
import { formatArrivalDuration } from '../arrival-duration.ts';

const MINUTE = 60;

interface Arrival {
  /** With `{when}`. */
  readonly text: string;
  readonly when: string;
  /** That the network is slow; null where it is not. */
  readonly notice: string | null;
}

/** When a payment arrives by the API's clock: the review of a new address comes before the network's own time. */
export function useArrival({ eta_seconds, server_time, network, risks, from }: Quote): Arrival {
  const { arrival: messages } = useMessages('sendReview');
  const { locale } = useI18n();
  const { data } = useStore($walletAssets);
  const held = risks.find(({ code }) => code === 'held_for_review')?.params.minutes;
  const minutes = Number(held ?? 0);
  if (eta_seconds === 0) return { text: messages.atOnce, when: messages.instantly, notice: null };

  const now = Date.parse(server_time);
  const at = now + (eta_seconds + minutes * MINUTE) * 1000;
  const duration = formatArrivalDuration(eta_seconds, locale);
  const chain = network !== null && isNetworkId(network) ? networkName(network) : null;
  const text = chain === null ? messages.about : held === undefined ? messages.onNetwork : messages.held;
  const status = data?.items
    .find(({ id }) => id === from.asset)
    ?.networks.find(({ id }) => id === network)?.status;
  return {
    text: removeHanSpaces(interpolate(text, { duration, minutes, ...(chain !== null && { chain }) })),
    when: withUpcoming(messages.aboutTime, at, locale, now),
    notice:
      status === 'delayed' && chain !== null ? removeHanSpaces(interpolate(messages.slow, { chain })) : null,
  };
}
