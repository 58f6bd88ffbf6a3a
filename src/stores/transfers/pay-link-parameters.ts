import type { PayLink } from './address-checks/recognize-recipient.ts';

type Parameter = Exclude<keyof PayLink, 'kind'>;

/** What a pay link of this site asks for, as parameters of the screen for sending. No other part of its address is taken over. */
export const payLinkParameters = ({
  to,
  request,
  asset,
  amount,
}: PayLink): Readonly<Partial<Record<Parameter, string>>> => ({
  ...(to !== null && { to }),
  ...(request !== null && { request }),
  ...(asset !== null && { asset }),
  ...(amount !== null && { amount }),
});
