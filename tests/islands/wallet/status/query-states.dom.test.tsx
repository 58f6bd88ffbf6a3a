import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Errors from '#src/api/api-error.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { TODAY } from '../../../clock/today.ts';
import { openPage, setNetwork } from '../../../dom-page.ts';
import { pass } from '../../../render-wallet.tsx';

// How a screen shows a query in each of its states; the component in `render` is what a new screen would contain.

const texts = {
  loading: 'Loading your payees',
  failed: 'We couldn’t load your payees.',
  notRefreshed: 'We couldn’t check for new payees.',
};
/** Today, in the reader's zone. */
const at = new Date(TODAY).setHours(10, 42, 0, 0);
const onRetry = vi.fn();
beforeEach(() => onRetry.mockClear());

/** Each page loads its own modules, and with them its own class of errors. */
type Failure = (errors: typeof Errors) => Errors.ApiError;
const lostConnection: Failure = ({ ApiError }) => new ApiError('network');
const httpError =
  (status: number): Failure =>
  ({ ApiError }) =>
    new ApiError('http', { status, requestId: 'req_7H2K9' });

interface QueryOptions {
  data?: readonly string[];
  failure?: Failure;
  loading?: boolean;
}

async function render(
  { data, failure, loading = false }: QueryOptions,
  { locale = 'en', hasOfflineNotice = false }: { locale?: Locale; hasOfflineNotice?: boolean } = {},
) {
  setNetwork(true);
  const user = await openPage('/w', async () => {
    const { wallet, toasts } = messages(locale);
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set({ locale, product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
    const { QueryStates } = await import('#src/islands/wallet/status/QueryStates.tsx');
    const { EmptyState } = await import('#src/islands/wallet/status/EmptyState.tsx');
    const error = failure?.(await import('#src/api/api-error.ts')) ?? null;
    const query: QueryState<readonly string[]> = { data: data ?? null, error, loading };
    return (
      <main>
        <QueryStates
          query={query}
          messages={texts}
          at={query.data && at}
          onRetry={onRetry}
          hasOfflineNotice={hasOfflineNotice}
          skeleton={<div data-testid="skeleton" />}
        >
          {(payees) =>
            payees.length === 0 ? (
              <EmptyState heading="No payees yet" text="People you pay appear here." />
            ) : (
              <ul aria-label="Payees">
                {payees.map((payee) => (
                  <li key={payee}>{payee}</li>
                ))}
              </ul>
            )
          }
        </QueryStates>
      </main>
    );
  });
  await screen.findByRole('main');
  return user;
}
const text = () => screen.getByRole('main').textContent;
const { load, offline } = messages('en').wallet;
const age = interpolate(load.asOf, { time: formatTime(at, 'en') });

test('loading shows a skeleton, a text for screen readers, and a visible notice after ten seconds', async () => {
  await render({ loading: true });
  screen.getByTestId('skeleton');
  expect(text()).toBe(texts.loading);
  // Its live region takes no room until there is something to see: no gap opens above the skeleton.
  const region = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '');
  expect(region()?.className).toBe('sr');
  await pass(10_000);
  await expect.poll(text).toContain(messages('en').toasts.stillWorking);
  expect(region()?.className).toBe('wait');
});

test('loaded data is shown alone', async () => {
  await render({ data: ['Ada', 'Bisi'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada', 'Bisi']);
  expect(screen.queryByTestId('skeleton')).toBeNull();
  expect(text()).toBe('AdaBisi');
});

test('empty data shows the screen’s own empty state', async () => {
  await render({ data: [] });
  screen.getByRole('heading', { name: 'No payees yet' });
});

test('an error without data shows what failed, the request id and Retry', async () => {
  const user = await render({ failure: httpError(500) });
  expect(screen.getByRole('alert').textContent).toBe(
    `${texts.failed}${interpolate(messages('en').wallet.request, { id: 'req_7H2K9' })}${load.retry}`,
  );
  expect(screen.queryByTestId('skeleton')).toBeNull();
  await user.click(screen.getByRole('button', { name: load.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a network error says to check the connection', async () => {
  await render({ failure: lostConnection }, { locale: 'cn' });
  const cn = messages('cn').wallet.load;
  expect(screen.getByRole('alert').textContent).toBe(`${texts.failed}${cn.checkConnection}${cn.retry}`);
});

test('Retry is busy while the query is loading, and pressing it does nothing', async () => {
  const user = await render({ failure: httpError(500), loading: true });
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain(load.retrying);
  await user.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

test('old data stays after an error, with its age, and is no alert', async () => {
  await render({ data: ['Ada'], failure: httpError(503) });
  screen.getByRole('listitem');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(`${texts.notRefreshed} ${age}`);
  screen.getByRole('button', { name: load.retry });
});

test('offline, a screen leaves the notice to the shell', async () => {
  await render({});
  setNetwork(false);
  await expect.poll(text).toBe(load.whenOnline);
  expect(screen.queryByTestId('skeleton')).toBeNull();
  await render({ data: ['Ada'] });
  setNetwork(false);
  await expect.poll(text).toBe('Ada');
});

test('offline, a panel shows its own notice, with the age of its data', async () => {
  await render({ failure: lostConnection }, { hasOfflineNotice: true });
  setNetwork(false);
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toContain(`${offline.title} ${load.whenOnline}`);
  await render({ data: ['Ada'] }, { hasOfflineNotice: true });
  setNetwork(false);
  await expect.poll(text).toBe(`${offline.title} ${age}Ada`);
  expect(screen.queryByRole('button')).toBeNull();
});
