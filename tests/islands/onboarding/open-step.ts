import type { Locale } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

/** Opens the page of an onboarding step, signed in as a persona that has not completed it. */
export async function openStep(
  locale: Locale,
  persona: string,
  path: Parameters<Tab['open']>[0],
): Promise<Tab> {
  const tab = new Tab(locale);
  await tab.persona(persona, { login: true });
  await tab.open(path);
  return tab;
}
