import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../eventually.ts';
import { newDocument } from '../new-document.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

test('what tells of safety is shown behind any number of names of devices', async () => {
  const { mock } = newDocument();
  await mock.signIn('new-device-login');
  vi.resetModules();
  const { $recentActivity } = await import('#src/stores/security/recent-activity.ts');
  const { state } = mock.app.sandboxes.default;
  const [log] = Object.values(state.activities);
  const newest = log?.at(-1);
  if (!log || !newest) throw new Error('the log is empty');
  const telling = log.length;
  for (let index = 1; index <= 70; index += 1) {
    const at = new Date(Date.parse(newest.at) + index * 1000).toISOString();
    log.push({ ...newest, id: `act_named_${index}`, event: 'device_renamed', at });
  }
  stop = $recentActivity.listen(() => undefined);
  const items = await eventually(() => {
    const { data } = $recentActivity.get();
    if (!data) throw new Error('not loaded');
    return data.items;
  });
  expect(items.map(({ event }) => event)).not.toContain('device_renamed');
  expect(items).toHaveLength(Math.min(5, telling));
});
