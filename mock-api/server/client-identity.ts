import type { MockContext } from './hono-env.ts';
import type { Language } from '../texts/translate.ts';

/** Longer than any address, IPv6 with a zone included. */
const LONGEST = 64;

/**
 * Who asks, for limits: the last hop that the site in front names, since whoever asks can write the others. Without one all
 * of a sandbox are one.
 */
export function clientIp(c: MockContext): string {
  const hop = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return hop.slice(0, LONGEST) || 'anybody';
}

/** The language of a letter: the page's if the call says it, else the asker's. */
export const mailLanguage = (page: 'en' | 'zh-CN' | undefined, asker: Language): Language =>
  page === undefined ? asker : page === 'zh-CN' ? 'zh' : 'en';
