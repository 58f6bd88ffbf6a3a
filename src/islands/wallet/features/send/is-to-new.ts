import type { Risk } from '#contract/risks.ts';

/** Whether the risks of a quote say that the rules for new recipients hold. A saved payee may be new, too. */
export const isToNew = (risks: readonly Risk[]): boolean =>
  risks.some(({ code }) => code === 'first_time_address' || code === 'first_time_recipient');
