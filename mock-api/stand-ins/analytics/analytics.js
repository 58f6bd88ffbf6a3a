// @ts-check
/* global URL, document, location */
import { connectCollector } from './collector.js';

/** One page view. Neither a query nor a fragment is looked at. @param {HTMLScriptElement} tag */
export function startAnalytics(tag) {
  const send = connectCollector(tag, '/telemetry/analytics', { consent: 'granted' });
  send?.({
    kind: 'page-view',
    path: location.pathname,
    language: document.documentElement.lang,
    referrer: document.referrer ? new URL(document.referrer).origin : null,
  });
}
