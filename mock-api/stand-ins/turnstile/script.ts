import type { ChallengeSetting } from './state.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleScript } from '../../server/bundle-script.ts';
import { DUMMY_TOKEN, SPENT_TOKEN } from './captcha.ts';
import { texts } from './texts.ts';

const css = readFileSync(new URL('box.css', import.meta.url), 'utf8');
const tokens = { dummy: DUMMY_TOKEN, spent: SPENT_TOKEN };

const source = bundleScript(import.meta.url, [
  'box.js',
  'verdict.js',
  'provider.js',
  'runtime.js',
  'widget.js',
]);

export interface Script {
  text: string;
  etag: string;
}

/** The widget's script for a mode. */
export function widgetScript({ mode, ms }: Pick<ChallengeSetting, 'mode' | 'ms'>): Script {
  const settings = JSON.stringify({ mode, ms, tokens, css, texts });
  const text = `(() => {\n'use strict';\n${source}\ninstallTurnstile(${settings}, document.currentScript.src);\n})();\n`;
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
