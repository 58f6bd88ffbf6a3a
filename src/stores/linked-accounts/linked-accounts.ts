import { onMount } from 'nanostores';
import * as contract from '#contract/linked-accounts.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** A code that proves a number. Times in milliseconds since 1970, by this browser's clock. */
export interface WhatsappCode {
  /** As E.164. */
  readonly phone: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface LinkedAccounts extends Pick<contract.LinkedAccounts, 'items' | 'authentication_methods'> {
  /** That is on its way; null for none. */
  readonly whatsappCode: WhatsappCode | null;
  /** Why linking is refused for now, and until when by this browser's clock; null where it is not. */
  readonly restricted: {
    readonly reason: NonNullable<contract.LinkedAccounts['restricted']>['reason'];
    readonly until: number;
  } | null;
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
}
export type Provider = contract.LinkedAccount['provider'];

function withLocalTime(data: contract.LinkedAccounts): LinkedAccounts {
  const { items, authentication_methods, whatsapp_code: code, restricted } = data;
  const at = Date.now();
  const toLocal = (moment: string) => at + Date.parse(moment) - Date.parse(data.as_of);
  return {
    items,
    authentication_methods,
    whatsappCode: code && {
      phone: code.phone_number,
      expiresAt: toLocal(code.expires_at),
      resendAt: toLocal(code.resend_at),
    },
    restricted: restricted && { reason: restricted.reason, until: toLocal(restricted.until) },
    at,
  };
}

const query = createQuery<LinkedAccounts>(['linked-accounts'], async (signal) =>
  withLocalTime((await call(contract.getLinkedAccounts, { signal })).data),
);

/** What is linked to the account, and how it is logged into. */
export const $linkedAccounts = keepPreviousData(query);
export const retryLinkedAccounts = () => query.invalidate();
export const revalidateLinkedAccounts = () => query.revalidate();

// What was linked or unlinked on another device is told, too.
onMount(query, () =>
  onServerEvent('notification', ({ notification: { type } }) => {
    if (type === 'security') revalidateLinkedAccounts();
  }),
);

/** What the API has, which is shown from then on, too. @throws ApiError */
export async function readLinkedAccounts(): Promise<LinkedAccounts> {
  return applyLinkedAccounts((await call(contract.getLinkedAccounts)).data);
}

/** Shows what a change answered. */
export function applyLinkedAccounts(data: contract.LinkedAccounts): LinkedAccounts {
  const read = withLocalTime(data);
  query.mutate(read);
  return read;
}

/** Keeps a code that was sent, so that whoever comes back to the screen can enter it. */
export function applyWhatsappCode(whatsappCode: WhatsappCode): void {
  const { data } = $linkedAccounts.get();
  if (data) query.mutate({ ...data, whatsappCode });
}

/** Shows what has become of one of them: what is linked now, or null. What else there is is read anew. */
export function applyLinkedAccount(provider: Provider, account: contract.LinkedAccount | null): void {
  const { data } = $linkedAccounts.get();
  if (data) {
    const others = data.items.filter((one) => one.provider !== provider);
    const items = account ? [account, ...others] : others;
    query.mutate({ ...data, items, whatsappCode: provider === 'whatsapp' ? null : data.whatsappCode });
  }
  revalidateLinkedAccounts();
}

export const linkedAccountOf = (
  { items }: Pick<LinkedAccounts, 'items'>,
  provider: Provider,
): contract.LinkedAccount | null => items.find((one) => one.provider === provider) ?? null;
