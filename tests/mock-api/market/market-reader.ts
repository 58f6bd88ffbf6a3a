import type { MarketAsset } from '#contract/market.ts';
import { Payer } from '../transfers/payer.ts';
import type { Answer } from '../visitor.ts';

interface MarketPage {
  readonly total: number;
  readonly items: readonly MarketAsset[];
  readonly next_cursor: string | null;
}

type Query = Readonly<Record<string, string | number>>;

/** Somebody who reads the market, in a sandbox whose clock stands. */
export class MarketReader {
  readonly payer: Payer;

  private constructor(payer: Payer) {
    this.payer = payer;
  }

  static async create(): Promise<MarketReader> {
    return new MarketReader(await Payer.create());
  }

  ask(query: Query = {}): Promise<Answer> {
    const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return this.payer.get(`/market/assets?${new URLSearchParams(entries).toString()}`);
  }

  async page(query: Query = {}): Promise<MarketPage> {
    return (await this.ask(query)).body.data as MarketPage;
  }

  /** The rows of all pages, with whatever happens between two of them. */
  async all(query: Query = {}, between: () => Promise<unknown> = () => Promise.resolve()) {
    let { items, next_cursor, total } = await this.page({ page_size: 100, ...query });
    const rows = [...items];
    while (next_cursor !== null) {
      await between();
      ({ items, next_cursor, total } = await this.page({ page_size: 100, ...query, cursor: next_cursor }));
      rows.push(...items);
    }
    return { rows, total };
  }

  silence(...coins: string[]): Promise<Answer> {
    const symbols = Object.fromEntries(coins.map((coin) => [coin, { mode: 'silent' }]));
    return this.payer.control('PUT', '/ticker', { symbols });
  }

  star(id: string, isStarred = true): Promise<Answer> {
    return this.payer.write(isStarred ? 'PUT' : 'DELETE', `/market/favourites/${id}`, undefined);
  }
}

export const idsOf = (rows: readonly MarketAsset[]) => rows.map(({ id }) => id);
