import { PUBLIC_API_URL } from 'astro:env/client';
import { ApiError } from './api-error.ts';
import { pageLanguage } from './call.ts';
import { readJson, toApiError } from './create-api-client.ts';

/** How long the browser may need to take a file over from its address, in milliseconds. */
const TAKEN_OVER_MS = 60_000;

/** A file of the API. */
interface RemoteFile {
  /** Its path on the API, with a slash at its beginning. */
  readonly path: string;
  /** What it is saved as. */
  readonly name: string;
  /** Of its bytes, in hexadecimal digits; null where nobody knows it. */
  readonly sha256: string | null;
}

/**
 * Fetches a file of the API with the session's cookie, and hands it to the browser's downloads. A link to it would leave the
 * wallet for an error in JSON where the file is gone.
 * @throws ApiError; `contract` for a file that is not the one which was announced, and nothing is saved then
 */
export async function downloadFile({ path, name, sha256 }: RemoteFile, signal: AbortSignal): Promise<void> {
  // What is not a path would send the cookie elsewhere.
  if (!/^\/[^/]/.test(path)) throw new ApiError('contract');
  const bytes = await fetchBytes(PUBLIC_API_URL + path, signal);
  // Without a secure context there is no hash to compare, and the file comes as it is.
  const { subtle } = crypto as Partial<Crypto>;
  if (sha256 !== null && subtle && (await hashOf(bytes, subtle)) !== sha256) throw new ApiError('contract');
  if (signal.aborted) throw new ApiError('aborted');
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_MS);
}

async function fetchBytes(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await globalThis.fetch(address, {
      method: 'GET',
      credentials: 'include',
      headers: { 'accept-language': pageLanguage() },
      signal,
    });
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    throw new ApiError(signal.aborted ? 'aborted' : 'network', { cause });
  }
  throw toApiError(response, await readJson(response));
}

async function hashOf(bytes: ArrayBuffer, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
