declare global {
  /** Responses of prefetched calls, by their URL. */
  var __prefetched: Record<string, Promise<Response> | undefined> | undefined;
}

/**
 * The first script of a document: fetches what the document needs before its code is there, with the headers of the API client
 * (create-api-client.ts). A string, because the content security policy allows it by its hash.
 * @param urls whole addresses of calls that are GET.
 */
export function prefetchScript(urls: readonly string[]): string {
  // Whoever takes the response handles its failure; the empty catch keeps an untaken one out of the console.
  return (
    `__prefetched={};for(const u of ${JSON.stringify(urls)})` +
    '(__prefetched[u]=fetch(u,{credentials:"include",headers:{accept:"application/json","accept-language":document.documentElement.lang}})).catch(()=>{})'
  );
}

/** Takes the prefetched response of a URL, once; null when there is none, and for calls that are not GET. */
export function takePrefetched(url: string, { method }: RequestInit): Promise<Response> | null {
  const answer = method === 'GET' ? globalThis.__prefetched?.[url] : undefined;
  if (answer) delete globalThis.__prefetched?.[url];
  return answer ?? null;
}
