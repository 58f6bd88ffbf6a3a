// @ts-check
/* global Element, addEventListener */
import { connectCollector } from './collector.js';

/**
 * Reports the start of a recording, which fields were changed, without their values, and clicks on elements with `data-event`.
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
  // In the capture phase, because a listener may stop the propagation of the click.
  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element ? target.closest('[data-event]') : null;
      if (element) send({ kind: 'event', page, name: element.getAttribute('data-event') });
    },
    { capture: true },
  );
}
