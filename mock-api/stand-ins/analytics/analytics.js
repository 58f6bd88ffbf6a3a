// @ts-check
/* global URL, document, location */
import { connectCollector } from './collector.js';

/** Reports one page view, without query and fragment. @param {HTMLScriptElement} tag */
export function startAnalytics(tag) {
  const send = connectCollector(tag, '/telemetry/analytics', { consent: 'granted' });
  send?.({
    kind: 'page-view',
    path: location.pathname,
    language: document.documentElement.lang,
    referrer: document.referrer ? new URL(document.referrer).origin : null,
  });
}
