import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DUMMY_TOKEN, SPENT_TOKEN, type ChallengeSetting } from '../state/challenge.ts';
import { words } from './words.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('box.css');
const tokens = { dummy: DUMMY_TOKEN, spent: SPENT_TOKEN };

/** A page loads one classic script, so the modules are put into one function without their imports and exports. */
const source = ['box.js', 'outcome.js', 'provider.js', 'run.js', 'widget.js']
  .map((name) =>
    read(name)
      .replace(/^import .*\n/gm, '')
      .replace(/^export /gm, ''),
  )
  .join('\n');

export interface Script {
  text: string;
  etag: string;
}

/** The widget's script in one of its modes. */
export function widgetScript({ mode, ms }: Pick<ChallengeSetting, 'mode' | 'ms'>): Script {
  const settings = JSON.stringify({ mode, ms, tokens, css, words });
  const text = `(() => {\n'use strict';\n${source}\ninstallTurnstile(${settings}, document.currentScript.src);\n})();\n`;
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
