import type { RecognizedRecipient } from './address-checks/recognize-recipient.ts';

type PayLink = Extract<RecognizedRecipient, { kind: 'pay-link' }>;
type Parameter = 'to' | 'request' | 'asset' | 'amount';

/**
 * What a pay link of this site asks for. No other part of its address is taken over.
 * @param text the link, or a text that has it.
 */
export function payLinkParameters(
  text: string,
  { to, request }: Pick<PayLink, 'to' | 'request'>,
): Readonly<Partial<Record<Parameter, string>>> {
  const [address = ''] = /https?:\/\/\S+/i.exec(text) ?? [];
  const link = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  const [asset, amount] = [link.get('asset'), link.get('amount')];
  return {
    ...(to !== null && { to }),
    ...(request !== null && { request }),
    ...(asset !== null && { asset }),
    ...(amount !== null && { amount }),
  };
}
