import type { ComponentProps } from 'react';
import { FIRST_DATE, isCalendarDate, LAST_DATE } from '#contract/calendar-date.ts';
import { TextField } from './Field.tsx';

/**
 * The browser's own field for a date: it shows the order of the reader's language and gives `YYYY-MM-DD`. Where a browser has none, the
 * text is typed in that form. With the two limits a year has four digits, and the field goes on after the fourth.
 */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField min={FIRST_DATE} max={LAST_DATE} {...props} type="date" />;
}

/** What a date field has: a calendar date, an empty text for nothing, null for what is no whole date or none that there is. */
export function typedDate({ value, validity }: HTMLInputElement): string | null {
  // Of a date that is half typed, or that there is not, a browser gives an empty text.
  if (validity.badInput) return null;
  const text = value.trim();
  return text === '' || isCalendarDate(text) ? text : null;
}
