export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that a client accepts, by its Accept-Encoding header (RFC 9110, section 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) quality.set(name, q === undefined ? 1 : Number.parseFloat(q.slice(2)) || 0);
  }
  const takes = (name: string) => (quality.get(name) ?? quality.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether If-None-Match names this tag (RFC 9110, section 13.1.2: compared weakly). */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
