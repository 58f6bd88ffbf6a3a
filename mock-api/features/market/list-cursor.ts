import * as z from 'zod/mini';
import { signedAmount } from '#contract/money-schema.ts';
import { ApiError } from '../../server/api-error.ts';
import { texts as serverTexts } from '../../server/texts.ts';
import { marketRows } from './market-rows.ts';
import { seedOf } from './value-noise.ts';

/** Where a list goes on: after the last row that was had, in the order of the moment of its first page. */
export interface ListPosition {
  /** Of the market, in milliseconds since 1970. */
  readonly moment: number;
  /** Of the last row in `marketRows`. */
  readonly place: number;
  /** What the last row was sorted by, for what moves: its price may have been lost since. */
  readonly value: string | null;
}

const lastPlace = marketRows.length - 1;
const written = z.tuple([
  z.number(),
  z.int().check(z.minimum(0)),
  z.int().check(z.minimum(0), z.maximum(lastPlace)),
  z.nullable(signedAmount),
]);

/** Tells a list from others: a cursor of another search, tab, sort or direction would go on anywhere. */
const fingerprint = (list: readonly string[]) => seedOf(list.join('\n'));

export function writeCursor(list: readonly string[], { moment, place, value }: ListPosition): string {
  const content = JSON.stringify([fingerprint(list), moment, place, value]);
  return Buffer.from(content).toString('base64url');
}

/** @throws ApiError 422 `invalid_fields` for a cursor that was made up, or is of another list. */
export function readCursor(list: readonly string[], cursor: string): ListPosition {
  const { success, data } = written.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!success || data[0] !== fingerprint(list))
    throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { cursor: 'invalid' } });
  const [, moment, place, value] = data;
  return { moment, place, value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
