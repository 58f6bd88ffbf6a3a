import { useStore } from '@nanostores/react';
import { $balances } from '#src/stores/money/balances.ts';
import { useI18n } from '../i18n/i18n.ts';
import { ValueChange } from './ValueChange.tsx';

/** The change of the last 24 hours: in money and percent, in percent alone while amounts are hidden. */
export function DayChange() {
  const { messages } = useI18n();
  const balances = useStore($balances).data;
  const percent = balances?.change_24h.percent ?? null;
  // The wallet was empty a day ago: there is nothing to compare with.
  if (balances === null || percent === null) return null;
  return (
    <p>
      <ValueChange amount={balances.change_24h.amount} percent={percent} currency={balances.currency} />{' '}
      <span className="soft">{messages.balance.day}</span>
    </p>
  );
}
