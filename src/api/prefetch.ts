declare global {
  /** Answers on their way, by the address that was asked. */
  var early: Record<string, Promise<Response> | undefined> | undefined;
}

/**
 * The first script of a document: asks for what the document will want before its code has come, as the client would
 * (create-call.ts). Text, because the policy knows it by its hash.
 * @param urls whole addresses of calls that are GET.
 */
export function prefetchScript(urls: readonly string[]): string {
  // A refusal is heard by whoever takes the answer; the console is told of none that nobody took.
  return (
    `early={};for(const u of ${JSON.stringify(urls)})` +
    '(early[u]=fetch(u,{credentials:"include",headers:{accept:"application/json","accept-language":document.documentElement.lang}})).catch(()=>{})'
  );
}

/** What was asked for early at this address, once; null when nothing was, and for calls that are not GET. */
export function takePrefetched(url: string, { method }: RequestInit): Promise<Response> | null {
  const answer = method === 'GET' ? globalThis.early?.[url] : undefined;
  if (answer) delete globalThis.early?.[url];
  return answer ?? null;
}
