import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { forgetPayLink } from '#src/stores/session/kept-pay-link.ts';
import { beginLinkedPayment, linkedPayment, linkParameters } from '#src/stores/transfers/payment-link.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { useSendFlow } from '../send-flow.ts';
import { linkedIn } from '../send-steps.ts';

export type SendEntry =
  /** A payment request, which stays in the address until it is accepted. */
  | { readonly kind: 'request' }
  /** A link from elsewhere: it fills in nothing, and ends no payment that was begun, before the person has seen it. */
  | { readonly kind: 'link'; readonly accept: () => void; readonly refuse: () => void };

/** What of an address is a link, as one text. */
const linkText = (params: URLSearchParams): string =>
  linkParameters.map((name) => params.get(name) ?? '').join('\n');

/**
 * Takes over what the address fills in, and takes it out of the address, so that a reload shows the draft as it is by then. A link
 * begins a payment of its own: nothing of a former one stays. One that was opened from elsewhere, or before the log-in, is shown first:
 * who opens it need not be who it was sent to, and it need not say what they think.
 * @returns what is shown in place of the field, null for nothing; and whether a link was refused, so that the field has the focus.
 */
export function useSendEntry(): { readonly entry: SendEntry | null; readonly isRefused: boolean } {
  const [params, setParams] = useSearchParams();
  const { fixedAsset } = useSendFlow();
  const { numberLocale } = useI18n();
  const isCurrentEntry = useIsCurrentEntry();
  const navigationType = useNavigationType();
  // What the wallet itself links to was pressed here. A panel that opens over the question adds to its address only.
  const [offered] = useState(() => (navigationType === NavigationType.Pop ? linkText(params) : null));
  const link = linkedIn(params, fixedAsset);
  const asked = link && linkedPayment(link, numberLocale);
  // One in which nothing can be read changes nothing.
  const says =
    asked !== null &&
    (asked.to !== '' ||
      asked.isToBank ||
      asked.amount !== null ||
      asked.network !== null ||
      (asked.asset !== null && fixedAsset === null));
  const isOffered = link !== null && says && linkText(params) === offered;
  const [isRefused, setRefused] = useState(false);

  const clear = useCallback(() => {
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
  }, [setParams, fixedAsset]);

  // From now on the address has it.
  useEffect(() => forgetPayLink(), []);

  useEffect(() => {
    if (!link || isOffered || !isCurrentEntry()) return;
    if (says) beginLinkedPayment(link, numberLocale);
    clear();
  }, [link, says, isOffered, isCurrentEntry, clear, numberLocale]);

  if (params.has('request')) return { entry: { kind: 'request' }, isRefused };
  if (!isOffered) return { entry: null, isRefused };
  const accept = () => {
    beginLinkedPayment(link, numberLocale);
    clear();
  };
  const refuse = () => {
    setRefused(true);
    clear();
  };
  return { entry: { kind: 'link', accept, refuse }, isRefused };
}
