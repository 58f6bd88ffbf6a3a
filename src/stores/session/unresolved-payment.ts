import { session } from '#src/api/storage.ts';

/**
 * This tab's payment that has left and whose end is not known, as its text is stored; null for none. Only whether it has left and whose
 * it is is read here: the rest of it belongs to stores/transfers, whose code comes later.
 * @param text the stored text.
 */
export function unresolvedPayment(
  text: string | null = session.read('moneyKey'),
): { readonly text: string; readonly customerId: string } | null {
  if (text === null) return null;
  try {
    const { sent_at, customer_id } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return typeof sent_at === 'string' && typeof customer_id === 'string'
      ? { text, customerId: customer_id }
      : null;
  } catch {
    return null;
  }
}

export const hasUnresolvedPayment = (): boolean => unresolvedPayment() !== null;
