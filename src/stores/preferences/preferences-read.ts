import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { loadPreferencesOnce } from './preferences.ts';

const query = createQuery<{ readonly at: number }>(['preferences'], async () => {
  await loadPreferencesOnce();
  return { at: Date.now() };
});

/**
 * Whether the person's preferences are known, for a screen that edits those which no cookie remembers: `$preferences` shows the
 * defaults until then.
 */
export const $preferencesRead = keepPreviousData(query);

export function retryPreferences(): void {
  query.invalidate();
}
