import { session } from '#src/api/storage.ts';

const KEY = 'draft:email';

/** Takes an address along to the next document of this tab: nobody types it twice between login and reset. */
export function savePrefilledEmail(email: string): void {
  if (email) session.write(KEY, email);
}

/** Loads the page again, which is how a challenge that failed is retried (spec section 8); what was typed comes along. */
export function reloadWithEmail(email: string): void {
  savePrefilledEmail(email);
  location.reload();
}

/** The address that the last document of this tab held, once; empty without one. */
export function consumePrefilledEmail(): string {
  const kept = session.read(KEY) ?? '';
  session.remove(KEY);
  return kept.slice(0, 254);
}
