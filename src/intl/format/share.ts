import { numberTag, type NumberLocale } from './number-locale.ts';

/** A share of a whole: `23.3%`. @param tenths of a percent */
export function formatShare(tenths: number, locale: NumberLocale): string {
  const format = new Intl.NumberFormat(numberTag(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${format.format(tenths / 10)}%`;
}
