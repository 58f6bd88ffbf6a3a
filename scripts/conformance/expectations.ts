/** Milliseconds that a referee waits for what it expects. */
const PATIENCE = 10_000;
const LOOK_EVERY = 20;

/**
 * Waits until a fact holds, prints one line about it, and makes the process fail when it does not come true. What comes
 * after is still tried.
 */
export async function expectThat(text: string, fact: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE;
  let held = await fact();
  while (!held && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    held = await fact();
  }
  console.log(`${held ? 'ok    ' : 'NOT OK'} ${text}`);
  if (!held) process.exitCode = 1;
}
