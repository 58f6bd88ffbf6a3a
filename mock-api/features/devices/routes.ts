import { device } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { deviceCookie, setDeviceCookie } from '../../server/cookies.ts';
import { implement } from '../../server/implement.ts';
import { ApiError } from '../../server/api-error.ts';
import { devicesOf, registerDevice } from './devices.ts';
import { own } from '../../core/own-record.ts';
import { revokeDevice } from '../session/sessions.ts';

export function serveDevice(app: MockApp): void {
  implement(app, device.register, (fingerprint, { state, c }) => {
    // A browser that registers again is the device it was.
    const known = own(state.devices, deviceCookie(c));
    const { device_id } = known ?? registerDevice(state, fingerprint);
    setDeviceCookie(c, device_id);
    return { device_id };
  });

  implement(app, device.list, (_body, { state, c, requireSession }) => {
    const { session, user } = requireSession();
    const current = session.device_id ?? deviceCookie(c);
    const devices = devicesOf(state, user)
      .map(({ device: { device_id, name, browser, os, created_at }, use }) => ({
        device_id,
        name,
        browser,
        os,
        created_at,
        last_active_at: use.last_active_at,
        current: device_id === current,
        trusted: use.trusted,
      }))
      .sort(
        (a, b) => Number(b.current) - Number(a.current) || b.last_active_at.localeCompare(a.last_active_at),
      );
    return { data: { devices } };
  });

  implement(app, device.revoke, (_body, { state, c, requireSession, text }) => {
    const { session, user } = requireSession();
    const id = c.req.param('device_id') ?? '';
    if (!devicesOf(state, user).some(({ device: { device_id } }) => device_id === id))
      throw new ApiError(404, 'not_found', 'device_gone');
    if (id === (session.device_id ?? deviceCookie(c))) throw new ApiError(403, 'forbidden', 'device_in_hand');
    revokeDevice(state, user, id);
    return { message: text('device_revoked'), data: { device_id: id } };
  });

  implement(app, device.revokeOthers, (_body, { state, c, requireSession, text }) => {
    const { session, user } = requireSession();
    const current = session.device_id ?? deviceCookie(c);
    const ids = devicesOf(state, user).map(({ device: { device_id } }) => device_id);
    const others = ids.filter((id) => id !== current);
    for (const id of others) revokeDevice(state, user, id);
    return { message: text('devices_revoked'), data: { device_ids: others } };
  });
}
