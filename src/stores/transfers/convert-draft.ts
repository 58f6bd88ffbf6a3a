import * as z from 'zod/mini';
import { atom } from 'nanostores';
import { assetIds, type AssetId } from '#contract/assets.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { session } from '#src/api/storage.ts';
import type { QuoteRequest } from './quote-request.ts';
import { readTyped, saysAmount, typedText } from './typed-amount.ts';

/** The sides of a conversion: what is given, and what is got for it. */
export type ConvertSide = 'from' | 'to';

const draft = z.object({
  from: z.enum(assetIds),
  to: z.enum(assetIds),
  /** Which side the amount was typed in; the API computes the other one. */
  fixed: z.enum(['from', 'to']),
  /** As it was typed. */
  typed: z.string(),
  /** A decimal string; null for none. */
  value: z.nullable(z.string()),
  /** All that is available: the API computes how much that is. */
  max: z.boolean(),
  /** The link that chose the two sides, which a reload does not choose once more; null for none. */
  entry: z.nullable(z.string()),
});

/** What is going to be converted. It outlives a reload and an expired session. */
export type ConvertDraft = z.output<typeof draft>;

const noAmount = { fixed: 'from', typed: '', value: null, max: false } as const;

export const emptyConvertDraft: ConvertDraft = { from: 'ngn', to: 'usdt', ...noAmount, entry: null };

const KEY = 'draft:convert';

export const $convertDraft = atom<ConvertDraft>(emptyConvertDraft);

function restored(): ConvertDraft | null {
  try {
    const parsed = draft.safeParse(JSON.parse(session.read(KEY) ?? 'null'));
    return parsed.success && parsed.data.from !== parsed.data.to ? parsed.data : null;
  } catch {
    return null;
  }
}

function save(next: ConvertDraft): void {
  session.write(KEY, JSON.stringify(next));
  $convertDraft.set(next);
}

const toAsset = (id: string | null) => assetIds.find((asset) => asset === id) ?? null;

/** What stands on the other side unless it is chosen: cash for a coin, dollars that a coin follows for naira. */
const counterpart = (asset: AssetId): AssetId => (asset === 'ngn' ? 'usdt' : 'ngn');

interface Entry {
  /** Ids of the address; null for none. What is no asset counts as none. */
  readonly from: string | null;
  readonly to: string | null;
  /** What the person likes to pay with; null for no wish. */
  readonly payWith: AssetId | null;
}

/**
 * Begins a conversion, or goes on with what this tab saved. The sides of a link are taken once: a reload keeps what was chosen
 * since. An amount stays only while what it is an amount of does.
 */
export function openConvertDraft({ from: fromId, to: toId, payWith }: Entry): void {
  const stored = restored();
  const [from, to] = [toAsset(fromId), toAsset(toId)];
  const entry = from || to ? `${from ?? ''} ${to ?? ''}` : null;
  if (stored && (entry === null || entry === stored.entry)) {
    $convertDraft.set(stored);
    return;
  }
  const pays = payWith ?? emptyConvertDraft.from;
  const given = from ?? (to !== null && pays === to ? counterpart(to) : pays);
  const got = to !== null && to !== given ? to : counterpart(given);
  const isSame = stored?.from === given && stored.to === got;
  save({ ...(isSame ? stored : { ...emptyConvertDraft, from: given, to: got }), entry });
}

/** The sheet is closed: the same link chooses its sides anew. */
export function leaveConvertDraft(): void {
  const now = $convertDraft.get();
  if (now.entry !== null) save({ ...now, entry: null });
}

/** Types into one side, which fixes it. */
export function typeSide(side: ConvertSide, typed: string, locale: NumberLocale): void {
  const now = $convertDraft.get();
  const { value } = readTyped(typed, now[side], locale);
  save({ ...now, fixed: side, typed, value, max: false });
}

/** What the side that was typed in shows: a text of another number format, from before it was changed, would show another sum. */
export function typedSide({ fixed, typed, value, ...sides }: ConvertDraft, locale: NumberLocale): string {
  return value === null || saysAmount(typed, value, sides[fixed], locale)
    ? typed
    : typedText(value, sides[fixed], locale);
}

/** An amount of one side that was chosen, not typed. */
export function setSide(side: ConvertSide, value: string, locale: NumberLocale): void {
  const now = $convertDraft.get();
  save({ ...now, fixed: side, typed: typedText(value, now[side], locale), value, max: false });
}

/** A pasted text that can mean two amounts: it is none until the person has chosen one. */
export function pasteAmbiguous(side: ConvertSide, typed: string): void {
  save({ ...$convertDraft.get(), fixed: side, typed, value: null, max: false });
}

/** All of the balance is given. */
export function giveAll(): void {
  save({ ...$convertDraft.get(), ...noAmount, max: true });
}

/** Chooses an asset. The one of the other side changes places with the former: both sides are never the same. */
export function chooseSide(side: ConvertSide, asset: AssetId): void {
  const now = $convertDraft.get();
  if (now[side] === asset) return;
  const other = side === 'from' ? 'to' : 'from';
  if (now[other] === asset) {
    swapSides();
    return;
  }
  const next = { ...now, [side]: asset };
  // An amount of another asset is another sum.
  save(now.fixed === side && !(side === 'to' && now.max) ? { ...next, ...noAmount } : next);
}

/** Gives what was got, and the other way round. What was typed stays beside its asset; all of a balance is of another one then. */
export function swapSides(): void {
  const now = $convertDraft.get();
  const swapped = { ...now, from: now.to, to: now.from };
  save(now.max ? { ...swapped, ...noAmount } : { ...swapped, fixed: now.fixed === 'from' ? 'to' : 'from' });
}

/** Forgets the amount: it was converted. */
export function clearConvertAmount(): void {
  if (session.read(KEY) !== null) save({ ...$convertDraft.get(), ...noAmount });
}

/** The quote that a draft asks for; null without an amount. */
export function convertRequestOf({ from, to, fixed, value, max }: ConvertDraft): QuoteRequest | null {
  if (max) return { kind: 'convert', from, to, max: true };
  return value === null ? null : { kind: 'convert', from, to, amount: value, fixed_side: fixed };
}
