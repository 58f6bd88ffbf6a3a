import type { Message } from '#contract/support.ts';
import type { OutboxMessage } from '#src/stores/support/outbox-messages.ts';

/** One line of the conversation as it is shown, wherever it is on its way. */
export interface MessageRow {
  readonly key: string;
  readonly from: Message['from'];
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of one's own. */
  readonly state: Message['delivery'] | OutboxMessage['state'] | null;
  /** While the conversation has not got it. */
  readonly outgoing: OutboxMessage | null;
  /** The next line is another person's, in another state, or was said later: this one shows when it was. */
  readonly last: boolean;
}

/** Milliseconds between two lines that one time stands for. */
const GROUP_WINDOW_MS = 5 * 60_000;

/** What the API has, then what is still on its way to it. */
export function toMessageRows(
  items: readonly Message[],
  outgoing: readonly OutboxMessage[],
): readonly MessageRow[] {
  const there = new Set(items.map(({ client_id }) => client_id));
  const lines = [
    ...items.map(({ id, client_id, from, text, at, delivery: state }) => ({
      // The same line before and after it arrived.
      key: client_id ?? id,
      from,
      text,
      at,
      state: from === 'customer' ? state : null,
      outgoing: null,
    })),
    ...outgoing
      .filter(({ client_id }) => !there.has(client_id))
      .map((one) => ({
        key: one.client_id,
        from: 'customer' as const,
        text: one.text,
        at: new Date(one.at).toISOString(),
        state: one.state,
        outgoing: one,
      })),
  ];
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const goesOn =
      next?.from === line.from &&
      next.state === line.state &&
      Date.parse(next.at) - Date.parse(line.at) < GROUP_WINDOW_MS;
    return { ...line, last: !goesOn || line.state === 'failed' };
  });
}
