// @ts-check
/* global setInterval, clearInterval */
import { useEffect, useState } from 'preact/hooks';
import { panelAddress } from './control-client.js';
import { html } from './htm.js';
import { useResource } from './use-resource.js';

/** What a sandbox's clock shows now, from what it showed when it was asked. @param {any} clock */
export function useRunning(clock) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const asked = Date.now();
    const rate = clock.mode === 'frozen' ? 0 : clock.rate;
    const show = () => setAt(Date.parse(clock.now) + (Date.now() - asked) * rate);
    show();
    const timer = rate === 0 ? undefined : setInterval(show, 250);
    return () => clearInterval(timer);
  }, [clock]);
  return clock && at ? new Date(at).toISOString() : null;
}

/** In the header. */
export function SandboxClock() {
  const { data } = useResource('/__mock/clock', (_topic, what) => what === 'clock' || what === 'reset');
  const at = useRunning(data);
  const mode =
    { real: '', frozen: 'frozen', scaled: `×${data?.rate}` }[/** @type {'real'} */ (data?.mode)] ?? '';
  return html`<a class="chip" href=${panelAddress('time')}>
    <time datetime=${at ?? ''}>${at ? `${at.slice(0, 10)} ${at.slice(11, 19)} UTC` : '…'}</time>
    ${mode && html`<b>${mode}</b>`}
  </a>`;
}
