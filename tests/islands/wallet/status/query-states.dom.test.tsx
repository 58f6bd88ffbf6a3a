import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Errors from '#src/api/api-error.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { openPage, setNetwork } from '../../../dom-page.ts';
import { pass } from '../../../render-wallet.tsx';

// How a screen shows a read in each of its states: what a new screen writes is the component in `render`.

const words = {
  loading: 'Loading your payees',
  failed: 'We couldn’t load your payees.',
  notRefreshed: 'We couldn’t check for new payees.',
};
const at = new Date(2026, 10, 21, 10, 42).getTime();
const onRetry = vi.fn();
beforeEach(() => onRetry.mockClear());

/** Each page has modules of its own, and with them a class of its own for errors. */
type Failure = (errors: typeof Errors) => Errors.ApiError;
const lostConnection: Failure = ({ ApiError }) => new ApiError('network');
const httpError =
  (status: number): Failure =>
  ({ ApiError }) =>
    new ApiError('http', { status, requestId: 'req_7H2K9' });

interface Read {
  data?: readonly string[];
  failure?: Failure;
  loading?: boolean;
}

async function render(
  { data, failure, loading = false }: Read,
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
          messages={words}
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

test('loading is a skeleton and a line for screen readers, and after ten seconds a word for everybody', async () => {
  await render({ loading: true });
  screen.getByTestId('skeleton');
  expect(text()).toBe(words.loading);
  await pass(10_000);
  await expect.poll(text).toContain(messages('en').toasts.stillWorking);
});

test('data is shown alone', async () => {
  await render({ data: ['Ada', 'Bisi'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada', 'Bisi']);
  expect(screen.queryByTestId('skeleton')).toBeNull();
  expect(text()).toBe('AdaBisi');
});

test('data without anything in it is the screen’s own empty state', async () => {
  await render({ data: [] });
  screen.getByRole('heading', { name: 'No payees yet' });
});

test('an error without data says what failed, names the request and retries', async () => {
  const user = await render({ failure: httpError(500) });
  expect(screen.getByRole('alert').textContent).toBe(
    `${words.failed}${interpolate(messages('en').wallet.request, { id: 'req_7H2K9' })}${load.retry}`,
  );
  expect(screen.queryByTestId('skeleton')).toBeNull();
  await user.click(screen.getByRole('button', { name: load.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a lost connection says what a person can do', async () => {
  await render({ failure: lostConnection }, { locale: 'cn' });
  const cn = messages('cn').wallet.load;
  expect(screen.getByRole('alert').textContent).toBe(`${words.failed}${cn.checkConnection}${cn.retry}`);
});

test('Retry is busy while the read runs again, and pressing it does nothing', async () => {
  const user = await render({ failure: httpError(500), loading: true });
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain(load.retrying);
  await user.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

test('older data stays, with its age, and is no alert', async () => {
  await render({ data: ['Ada'], failure: httpError(503) });
  screen.getByRole('listitem');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(`${words.notRefreshed} ${age}`);
  screen.getByRole('button', { name: load.retry });
});

test('offline a screen leaves it to the shell to say so', async () => {
  await render({});
  setNetwork(false);
  await expect.poll(text).toBe(load.whenOnline);
  expect(screen.queryByTestId('skeleton')).toBeNull();
  await render({ data: ['Ada'] });
  setNetwork(false);
  await expect.poll(text).toBe('Ada');
});

test('offline a panel says so itself, with the age of its data', async () => {
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
