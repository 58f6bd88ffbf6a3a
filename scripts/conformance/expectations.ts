/** Milliseconds to wait for an expected fact. */
const PATIENCE = 10_000;
const LOOK_EVERY = 20;

/**
 * Waits until a fact holds and prints a line about it. If it never holds, the process fails, but later expectations still run.
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
