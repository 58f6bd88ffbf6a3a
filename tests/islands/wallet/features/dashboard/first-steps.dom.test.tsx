import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { expectText, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { region, total } from './dashboard-rows.ts';

const hrefs = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const stepClasses = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ className }) => className);

test.each(locales)(
  'in %s: a new account has three steps, and no line beside a change of nothing',
  async (locale) => {
    const { dashboard, wallet } = messages(locale);
    const { left } = dashboard.firstSteps;
    // This persona has a PIN.
    const heading = left.two;
    await renderScreen('/w', { persona: 'incomplete-flag-only', locale });
    await expect.poll(() => screen.queryByRole('region', { name: heading })).not.toBeNull();
    const steps = region(heading);
    expect(hrefs(steps).slice(0, 2)).toEqual(['/w/receive?tab=cash', '/w/receive']);
    // The last one waits for those before it.
    expect(stepClasses(steps)).toEqual(['now', 'done', 'later']);
    expect(steps.querySelectorAll('.button.primary')).toHaveLength(1);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('region', { name: wallet.assets.heading })).toBeNull();
    expect(total(locale).textContent).not.toContain('%');
  },
);

test('a PIN is offered while the money is on its way, and no longer in those words once it is there', async () => {
  const { firstSteps } = messages('en').dashboard;
  const mock = await signedIn('incomplete-flag-only');
  for (const user of Object.values(mock.app.sandboxes.default.state.users)) user.pin = null;
  await renderScreen('/w', { mock });
  const step = () => screen.queryByText(firstSteps.steps.pin.title)?.closest('li')?.textContent;
  await expect.poll(step).toContain(firstSteps.meanwhile);
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '50000' });
  await expect.poll(step).not.toContain(firstSteps.meanwhile);
  expect(step()).toContain(firstSteps.steps.pin.text);
});

test('a first deposit ticks its step without a reload, and draws no line', async () => {
  const { dashboard } = messages('en');
  const mock = await signedIn('incomplete-flag-only');
  await renderScreen('/w', { mock });
  const { left, done } = dashboard.firstSteps;
  await expect.poll(() => screen.queryByRole('region', { name: left.two })).not.toBeNull();
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '50000' });
  await expect
    .poll(
      () =>
        screen.queryByText(done.money.replace('{amount}', '').trim(), { exact: false })?.closest('li')
          ?.className,
    )
    .toBe('done');
  await expectText(() => region(left.one)).toContain('₦50,000.00');
  expect(stepClasses(region(left.one))).toEqual(['done', 'done', 'now']);
  expect(hrefs(region(left.one))).toEqual(['/w/send']);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(total().textContent).toContain('₦50,000.00');
  expect(total().textContent).not.toContain('%');
});
