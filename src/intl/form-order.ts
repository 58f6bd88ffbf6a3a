import type { Locale } from './locale.ts';

/** The order in which a language writes the parts of a name and of a date, and so in which a form asks for them. */
export const formOrder = {
  en: { name: ['first_name', 'last_name'], date: ['day', 'month', 'year'] },
  cn: { name: ['last_name', 'first_name'], date: ['year', 'month', 'day'] },
} as const satisfies Record<Locale, unknown>;
