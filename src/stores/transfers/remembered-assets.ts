import * as z from 'zod/mini';
import { assetIds, type AssetId } from '#contract/assets.ts';
import { local } from '#src/api/storage.ts';
import { $auth } from '../session/auth.ts';

/** Most people whose asset is kept: those that something was chosen for last. */
export const REMEMBERED_PEOPLE = 50;

const stored = z.object({
  /** The customer who chose. */
  owner: z.string(),
  /** Username and asset, the newest choice first. */
  people: z.array(z.tuple([z.string().check(z.minLength(1), z.maxLength(64)), z.enum(assetIds)])),
});
type Choices = z.output<typeof stored>['people'];

const ownerNow = () => $auth.get().user?.customer_id ?? null;

/** The choices of who is signed in; empty for anybody else's, and for what can't be read. */
function read(): Choices {
  try {
    const parsed = stored.safeParse(JSON.parse(local.read('sendAssets') ?? 'null'));
    return parsed.success && parsed.data.owner === ownerNow() ? parsed.data.people : [];
  } catch {
    return [];
  }
}

/** The asset that was last chosen for somebody, by their username; null for none. */
export const rememberedAsset = (username: string): AssetId | null =>
  read().find(([name]) => name === username)?.[1] ?? null;

/**
 * Keeps what was chosen for somebody, so that the next payment to them begins with it. Only for people: with an address it would
 * be the way to a wrong network.
 */
export function rememberAsset(username: string, asset: AssetId): void {
  const owner = ownerNow();
  if (owner === null) return;
  const others = read().filter(([name]) => name !== username);
  const people = [[username, asset] as const, ...others].slice(0, REMEMBERED_PEOPLE);
  local.write('sendAssets', JSON.stringify({ owner, people }));
}
