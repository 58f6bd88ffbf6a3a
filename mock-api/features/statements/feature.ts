import { createHash } from 'node:crypto';
import { STATEMENT_ZONE, type Statement } from '#contract/statements.ts';
import { iso, now } from '../../core/clock.ts';
import { lagosMonth } from '../../core/lagos-time.ts';
import { countCall } from '../../core/rate-limit.ts';
import { keyed, pickChars, READABLE } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { texts as serverTexts } from '../../server/texts.ts';
import { announceStatement } from './announce-statement.ts';
import { ledgerLines, lineId, linesOf, linesWithin } from './ledger-lines.ts';
import { presentLine } from './present-line.ts';
import { monthPeriod, readPeriod } from './period.ts';
import { statementFile } from './statement-file.ts';
import { statementOf } from './statement.ts';

/** Of the list and of single statements together. */
const RATE = { limit: 300, seconds: 60 };

const handlers: Handlers<'statements'> = {
  listLedgerLines: (_body, { state, query, user }) => {
    const { cursor, page_size, asset, from, to, currency } = query;
    const lines = ledgerLines(state, user.customer_id, { asset, from, to });
    const end = cursor === undefined ? lines.length : lines.findLastIndex((line) => lineId(line) === cursor);
    if (end < 0)
      throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { cursor: 'invalid' } });
    const begin = Math.max(end - page_size, 0);
    const items = lines.slice(begin, end).reverse();
    const last = items.at(-1);
    return {
      data: {
        items: items.map((line) => presentLine(state, line, currency)),
        next_cursor: last && begin > 0 ? lineId(last) : null,
      },
    };
  },

  listStatements: (_body, { state, query, user: { customer_id } }) => {
    countCall(state, 'statements', customer_id, RATE);
    const lines = linesOf(state, customer_id);
    const [first] = lines;
    const current = lagosMonth(now(state));
    const as_of = iso(now(state));
    if (!first) return { data: { zone: STATEMENT_ZONE, as_of, years: [], items: [] } };
    const opened = lagosMonth(Date.parse(first.entry.effective_at));
    const year = query.year ?? current.year;
    const months = Array.from({ length: 12 }, (_, index) => 11 - index).filter((month) => {
      const place = year * 12 + month;
      return place >= opened.year * 12 + opened.month && place <= current.year * 12 + current.month;
    });
    return {
      data: {
        zone: STATEMENT_ZONE,
        as_of,
        years: Array.from({ length: current.year - opened.year + 1 }, (_, index) => current.year - index),
        items: months.map((month) => {
          const period = monthPeriod(year, month);
          return {
            ...presentPeriod(state, customer_id, period),
            lines: linesWithin(lines, readPeriod(state, period)).length,
          };
        }),
      },
    };
  },

  getStatement: (_body, { state, params: { period }, query: { currency }, user: { customer_id } }) => {
    countCall(state, 'statements', customer_id, RATE);
    const statement = statementOf(state, customer_id, readPeriod(state, period), currency);
    const file = statementFile(period, currency, statement.items);
    return {
      data: {
        ...presentPeriod(state, customer_id, period),
        zone: STATEMENT_ZONE,
        currency,
        as_of: iso(now(state)),
        ...statement,
        sha256: createHash('sha256').update(file).digest('hex'),
      },
    };
  },
};

/** @throws ApiError 422 `period_invalid` */
function presentPeriod(
  state: SandboxState,
  customerId: string,
  period: string,
): Pick<Statement, 'period' | 'from' | 'to' | 'closed' | 'reference'> {
  const { from, to } = readPeriod(state, period);
  const code = pickChars(keyed(state.seed, 'statement', `${customerId}:${period}`, 0), READABLE, 8);
  return {
    period,
    from: iso(from),
    to: iso(to),
    closed: to <= now(state),
    reference: `ST-${code.slice(0, 4)}-${code.slice(4)}`,
  };
}

export const statementsFeature: Feature<'statements'> = {
  handlers,
  jobs: { month_ended: announceStatement },
};
