import { expect, test } from 'vitest';
import { componentIds } from '#contract/service-status.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const since = '2026-11-21T09:42:00.000Z';

test('anybody may ask; all is well from the start', async () => {
  const { status, body } = await new Visitor(emptyMock()).get('/status');
  expect(status).toBe(200);
  const { components } = body.data as { components: { id: string; status: string; since: string }[] };
  expect(components.map(({ id }) => id)).toEqual(componentIds);
  expect(new Set(components.map((component) => component.status))).toEqual(new Set(['operational']));
});

test('a patch of the state breaks a component, and only by a name and a state that there are', async () => {
  const visitor = new Visitor(emptyMock());
  const patch = (value: unknown, path = '/serviceComponents/transfers') =>
    visitor.control('PATCH', '/state', [{ op: 'replace', path, value }]);
  expect((await patch({ status: 'degraded', since })).status).toBe(200);
  const { body } = await visitor.get('/status');
  const { components } = body.data as { components: unknown[] };
  expect(components).toContainEqual({ id: 'transfers', status: 'degraded', since });
  for (const wrong of [{ status: 'tired', since }, { status: 'down', since: 'noon' }, { status: 'down' }]) {
    const refused = await patch(wrong);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('/serviceComponents'),
    ]);
  }
  expect((await patch({}, '/serviceComponents')).status).toBe(422);
});
