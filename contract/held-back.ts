import type { CanSendTo, Restriction, RestrictionScope } from './restrictions.ts';

/** Widest first. */
const breadths: readonly RestrictionScope[] = ['all_outgoing', 'bank', 'new_payees'];
const devices: readonly Restriction['device'][] = ['all', 'this', 'other'];

/** What a restriction asks of who is paid. */
export interface Paid {
  readonly isBank: boolean;
  /** Whether a payment had arrived there before the restriction began. */
  readonly isKnown: boolean;
}

/** Whether a restriction of a scope holds a payment back: the one rule for payments, payees and screens. */
export function scopeHoldsBack(scope: RestrictionScope, { isBank, isKnown }: Paid): boolean {
  if (scope === 'all_outgoing') return true;
  return scope === 'bank' ? isBank : !isKnown;
}

/**
 * What can still be sent to where restrictions of these scopes hold at once: what one of them lets through, another one may hold back.
 * @param isFrozen whether the owner has frozen sending besides
 * @returns null where nothing is held back
 */
export function canSendToUnder(scopes: readonly RestrictionScope[], isFrozen = false): CanSendTo | null {
  if (isFrozen || scopes.includes('all_outgoing')) return 'nobody';
  const [banks, unknown] = [scopes.includes('bank'), scopes.includes('new_payees')];
  if (banks) return unknown ? 'known_not_banks' : 'not_banks';
  return unknown ? 'known' : null;
}

export interface HeldBack<One> {
  /** What holds on the device that asks, widest first, without what a wider one says as long. */
  readonly here: readonly One[];
  /** What holds on other devices alone. */
  readonly elsewhere: readonly One[];
  /** What can still be sent to on the device that asks; null where nothing is held back there. */
  readonly canSendTo: CanSendTo | null;
}

/** What restrictions that hold at once say together. Told one by one, they would contradict each other. */
export function heldBack<One extends Pick<Restriction, 'scope' | 'device' | 'until'>>(
  restrictions: readonly One[],
  isFrozen = false,
): HeldBack<One> {
  const told = [...restrictions]
    .sort(
      (a, b) =>
        breadths.indexOf(a.scope) - breadths.indexOf(b.scope) ||
        Date.parse(b.until) - Date.parse(a.until) ||
        devices.indexOf(a.device) - devices.indexOf(b.device),
    )
    .filter((one, i, sorted) => !sorted.slice(0, i).some((wider) => says(wider, one)));
  const here = told.filter(({ device }) => device !== 'other');
  return {
    here,
    elsewhere: told.filter(({ device }) => device === 'other'),
    canSendTo: canSendToUnder(
      here.map(({ scope }) => scope),
      isFrozen,
    ),
  };
}

type Told = Pick<Restriction, 'scope' | 'device' | 'until'>;

/** Whether a restriction says all that a narrower one does. Two other devices are not the same one. */
const says = (wider: Told, one: Told): boolean =>
  (wider.scope === 'all_outgoing' || wider.scope === one.scope) &&
  (wider.device === 'all' || (wider.device === 'this' && one.device === 'this')) &&
  Date.parse(wider.until) >= Date.parse(one.until);
