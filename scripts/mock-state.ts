/** The state of all sandboxes of a mock, as its control plane returns it. */
export type KeptState = readonly { id: string; snapshot: unknown }[];

async function ask(
  url: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const headers = { 'x-mock-control': '1', 'content-type': 'application/json', ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(10_000) });
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(body.message ?? `${url} answered ${response.status}`);
  return body;
}

/** @throws Error when the mock does not respond */
export async function saveState(mock: string): Promise<KeptState> {
  const { items } = (await ask(`${mock}/__mock/sandboxes`)) as { items: { id: string }[] };
  const snapshot = (id: string) => ask(`${mock}/__mock/snapshot`, { headers: { 'x-mock-sandbox': id } });
  return Promise.all(items.map(async ({ id }) => ({ id, snapshot: await snapshot(id) })));
}

/** @throws Error with the mock's message, such as the state members that its version does not know */
export async function restoreState(mock: string, state: KeptState): Promise<void> {
  for (const { id, snapshot } of state) {
    if (id !== 'default')
      await ask(`${mock}/__mock/sandboxes`, { method: 'POST', body: JSON.stringify({ id }) });
    const init = { method: 'PUT', body: JSON.stringify(snapshot), headers: { 'x-mock-sandbox': id } };
    await ask(`${mock}/__mock/snapshot`, init);
  }
}
