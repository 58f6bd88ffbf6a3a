/** Fetches what saves choices, which no first figure waits for: with a screen of choices, and once the wallet stands. */
export async function loadChoose(): Promise<void> {
  // Whether it came shows when something is chosen.
  await import('./save-shown.ts').catch(() => undefined);
}
