import { session } from '#src/api/storage.ts';

const KEY = 'draft:email';

/** Saves an email for the next page of this tab, so that nobody types it twice between login and reset. */
export function savePrefilledEmail(email: string): void {
  if (email) session.write(KEY, email);
}

/** Reloads the page, which retries a failed challenge (spec section 8), and keeps the typed email. */
export function reloadWithEmail(email: string): void {
  savePrefilledEmail(email);
  location.reload();
}

/** Returns the saved email once; empty without one. */
export function consumePrefilledEmail(): string {
  const saved = session.read(KEY) ?? '';
  session.remove(KEY);
  return saved.slice(0, 254);
}
