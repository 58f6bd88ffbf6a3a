/**
 * A day on which the personas have entries in the open month, the year has other months, and prices are what tests expect of
 * them. The mock follows the calendar: a test that names a month or a price sets this date.
 */
export const NOVEMBER = '2026-11-21T09:42:00.000Z';
