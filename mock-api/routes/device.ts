import { device } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { deviceCookie, setDeviceCookie } from '../http/cookies.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { devicesOf, registerDevice } from '../state/devices.ts';
import { row } from '../state/record.ts';

export function serveDevice(app: MockApp): void {
  serveEndpoint(app, device.register, (fingerprint, { state, c }) => {
    // A browser that registers again is the device it was.
    const known = row(state.devices, deviceCookie(c));
    const { device_id } = known ?? registerDevice(state, fingerprint);
    setDeviceCookie(c, device_id);
    return { device_id };
  });

  serveEndpoint(app, device.list, (_body, { state, c, member }) => {
    const { session, user } = member();
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
}
