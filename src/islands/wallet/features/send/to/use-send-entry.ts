import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beginLinkedPayment, linkParameters } from '#src/stores/transfers/payment-link.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useSendFlow } from '../send-flow.ts';
import { linkedIn } from '../send-steps.ts';

/**
 * Takes over what the address fills in, and takes it out of the address, so that a reload shows the draft as it is by then. A link
 * begins a payment of its own: nothing of a former one stays.
 * @returns the payment request that the address names, which stays there until it is accepted; null for none.
 */
export function useSendEntry(): string | null {
  const [params, setParams] = useSearchParams();
  const { fixedAsset } = useSendFlow();
  const { numberLocale } = useI18n();

  useEffect(() => {
    const link = linkedIn(params, fixedAsset);
    if (!link) return;
    beginLinkedPayment(link, numberLocale);
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const name of linkParameters) next.delete(name);
        // The market's coin stays in the address of each page, so that a reload keeps it.
        if (fixedAsset) next.set('asset', fixedAsset);
        return next;
      },
      { replace: true },
    );
  }, [params, setParams, fixedAsset, numberLocale]);

  return params.get('request');
}
