import type { Post } from '#src/i18n/posts.ts';
import { abacus } from './abacus.ts';
import { address } from './address.ts';
import { device } from './device.ts';
import { languages } from './languages.ts';
import type { Drawing } from './shapes.ts';
import { shell } from './shell.ts';
import { signal } from './signal.ts';
import { stakes } from './stakes.ts';

/** By the name that a post gives in its front matter. */
export const drawings: Readonly<Record<Post['entry']['data']['drawing'], Drawing>> = {
  abacus,
  address,
  device,
  languages,
  shell,
  signal,
  stakes,
};
