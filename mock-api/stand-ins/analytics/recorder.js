// @ts-check
/* global Element, addEventListener */
import { connectCollector } from './collector.js';

/**
 * A recording's start, the fields that were typed into (that they were, not what), and clicks on what is marked.
 *
 * @param {HTMLScriptElement} tag
 */
export function startRecorder(tag) {
  const send = connectCollector(tag, '/telemetry/recorder', { consent: 'granted', mask: 'all-inputs' });
  if (!send) return;
  const { page = '', consent, identify = null } = tag.dataset;
  send({ kind: 'start', page, consent, identify });
  addEventListener('change', ({ target }) => {
    if (target instanceof Element) send({ kind: 'input', page, field: target.getAttribute('name') ?? '' });
  });
  // Before anybody can stop the click on its way.
  addEventListener(
    'click',
    ({ target }) => {
      const marked = target instanceof Element ? target.closest('[data-event]') : null;
      if (marked) send({ kind: 'event', page, name: marked.getAttribute('data-event') });
    },
    { capture: true },
  );
}
