import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as preferences from '#contract/preferences.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { expectErrors } from '../../../../dom-page.ts';
import { expectText, main, renderScreen } from '../../../../render-wallet.tsx';
import { heading, inNovember, SCREEN, SEPTEMBER, STATEMENT, summary } from './statement-page.ts';

const { statements: en } = messages('en');

test('month, quarter and year are a step of the history each; earlier and later stop where there is nothing', async () => {
  const mock = await inNovember();
  const { user } = await renderScreen(SCREEN, { mock });
  await expect.poll(heading).toBe(`November 2026${en.period.soFar}`);
  const next = () => screen.getByRole('button', { name: /^Next period/ });
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await user.click(next());
  expect(heading()).toContain('November 2026');
  await user.click(screen.getByRole('button', { name: 'Previous period: October 2026' }));
  await expect.poll(heading).toBe('October 2026');
  await user.click(screen.getByRole('button', { name: en.period.quarter }));
  await expect.poll(heading).toContain('Q4 2026');
  await user.click(screen.getByRole('button', { name: en.period.year }));
  await expect.poll(heading).toContain('2026');
  expect(location.search).toBe('?period=2026');
  await expectText(summary).toContain(interpolate(en.summary.opening, { day: '1 January' }));
  await user.click(screen.getByRole('button', { name: en.period.month }));
  await expect.poll(heading).toContain('November 2026');
  for (const search of ['?period=2026', '?period=2026-Q4', '?period=2026-10', '']) {
    history.back();
    await expect.poll(() => location.search).toBe(search);
  }
  await expect.poll(heading).toContain('November 2026');
});

test('days of one’s own: what is wrong stands beside its field and nothing is asked for', async () => {
  // React makes a FormData of a form that navigates; that of Node, which tests have, knows no form of happy-dom.
  expectErrors(/FormData constructor/);
  const mock = await inNovember();
  const { user } = await renderScreen(SCREEN, { mock });
  await expect.poll(heading).toContain('November 2026');
  await user.click(screen.getByRole('button', { name: en.period.days }));
  const first = screen.getByLabelText<HTMLInputElement>(en.custom.from);
  const last = screen.getByLabelText<HTMLInputElement>(en.custom.to);
  const set = async (field: HTMLInputElement, day: string) => {
    await user.clear(field);
    if (day) await user.type(field, day);
  };
  const submit = async () => user.click(screen.getByRole('button', { name: en.custom.show }));
  const errorOf = (field: HTMLInputElement) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join('');
  };
  const before = (await mock.journal(STATEMENT)).length;
  for (const [from, to, place, error] of [
    ['', '2026-10-09', first, en.custom.missing],
    ['2026-11-22', '2026-11-23', first, en.custom.future],
    ['0026-10-05', '2026-10-09', first, en.custom.invalid],
    ['2026-10-05', '0026-10-09', last, en.custom.invalid],
    ['2026-10-05', '2026-10-04', last, en.custom.order],
  ] as const) {
    await set(first, from);
    await set(last, to);
    await submit();
    expect(errorOf(place)).toBe(error);
    expect(place.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(place);
  }
  expect(await mock.journal(STATEMENT)).toHaveLength(before);
  expect(location.search).toBe('');
  await set(first, '2026-10-05');
  await set(last, '2026-10-09');
  await submit();
  await expect.poll(heading).toMatch(/^5\s?–\s?9 October 2026$/);
  expect(location.search).toBe('?period=2026-10-05..2026-10-09');
  expect(screen.queryByRole('button', { name: /^Next period/ })).toBeNull();
});

test.each(['2026-02-30..2026-03-01', '0026-11', 'lately'])(
  'an address with %s for a period is told so, and has no paper of another one',
  async (period) => {
    const mock = await inNovember();
    await renderScreen(`${SCREEN}?period=${period}&view=print`, { mock });
    await expect.poll(heading).toContain('November 2026');
    await expectText(main).toContain(interpolate(en.ignored, { value: period }));
    expect(document.querySelector('.paper-view')).toBeNull();
  },
);

test('another currency is that of the whole wallet, and every value is in it', async () => {
  const mock = await inNovember();
  const { user } = await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain('₦');
  await user.selectOptions(screen.getByRole('combobox', { name: en.currency }), 'USD');
  await expectText(summary).toContain('$');
  expect(summary().textContent).not.toContain('₦');
  await expect
    .poll(() => mock.call(preferences.getPreferences).then(({ data }) => data.display_currency))
    .toBe('usd');
});
