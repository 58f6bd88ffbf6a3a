import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assetIds } from '#contract/assets.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { presetAsset, usualAsset } from '#src/stores/transfers/recipient-choice.ts';
import { putRecipientText } from '#src/stores/transfers/recipient-input.ts';
import { $sendDraft, clearSendDraft, updateSendDraft } from '#src/stores/transfers/send-draft.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useSendFlow } from '../send-flow.ts';

/** What a link to this screen can fill in. */
const names = ['to', 'asset', 'network', 'amount', 'bank', 'last4'] as const;

/**
 * Takes over what the address fills in, and takes it out of the address, so that a reload shows the draft as it is by then. A link
 * begins a payment of its own: nothing of a former one stays.
 * @returns the payment request that the address names, which stays there until it is accepted; null for none.
 */
export function useSendEntry(): string | null {
  const [params, setParams] = useSearchParams();
  const { path } = useSendFlow();
  const { numberLocale } = useI18n();

  useEffect(() => {
    if (names.every((name) => !params.has(name))) return;
    const [to, asset, network, amount] = names.map((name) => params.get(name));
    clearSendDraft();
    // A payout is repeated to a saved account, which is chosen out of those: its whole number is in no history.
    if (params.has('bank')) updateSendDraft({ mode: 'bank' });
    const given = assetIds.find((id) => id === asset) ?? null;
    // What is sent to a person without another word is the usual asset; an amount for an address could be of anything.
    const meant = given ?? (amount && to?.startsWith('@') ? usualAsset() : null);
    if (meant) presetAsset({ asset: meant, network: network ?? null, amount: amount ?? null }, numberLocale);
    putRecipientText(to ?? '');
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const name of names) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [params, setParams, numberLocale]);

  useEffect(() => {
    const { token } = $selection.get();
    const { recipient, asset } = $sendDraft.get();
    if (path === '/w/marketplace/send' && token !== null && recipient === null && asset !== token)
      presetAsset({ asset: token, network: null, amount: null }, numberLocale);
  }, [path, numberLocale]);

  return params.get('request');
}
