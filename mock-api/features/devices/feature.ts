import { texts } from './texts.ts';
import { deviceCookie, setDeviceCookie } from '../../server/cookies.ts';
import { ApiError } from '../../server/api-error.ts';
import { devicesOf, registerDevice, revokeDevice } from './devices.ts';
import { own } from '../../core/own-record.ts';
import { clientIp } from '../../server/client-identity.ts';
import { jobContext } from '../../core/sandbox.ts';
import { requirePin } from '../pin/pin.ts';
import { requireProof } from '../proofs/proofs.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { closeSessionsOf } from '../session/sessions.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { devicesSlice } from './state.ts';

const handlers: Handlers<'devices'> = {
  registerDevice: (fingerprint, { state, c }) => {
    // A browser that registers again stays the same device.
    const known = own(state.devices, deviceCookie(c));
    const { device_id } = known ?? registerDevice(state, fingerprint);
    setDeviceCookie(c, device_id);
    return { device_id };
  },

  listDevices: (_body, { state, c, session, user }) => {
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
  },

  revokeDevice: (body, call) => {
    const { params, state, sandbox, c, session, user, text } = call;
    const id = params.device_id;
    if (!devicesOf(state, user).some(({ device: { device_id } }) => device_id === id))
      throw new ApiError('not_found', texts.device_not_found);
    if (id === (session.device_id ?? deviceCookie(c))) throw new ApiError('forbidden', texts.device_in_hand);
    requirePinOrProof(call, body?.approval.pin);
    revokeDevice(state, user, id);
    recordEvent(jobContext(sandbox), user, 'device_removed', { session, ip: clientIp(c) });
    return { message: text(texts.device_revoked), data: { device_id: id } };
  },

  revokeOtherDevices: (body, call) => {
    const { state, sandbox, c, session, user, text } = call;
    requirePinOrProof(call, body?.approval.pin);
    const current = session.device_id ?? deviceCookie(c);
    const ids = devicesOf(state, user).map(({ device: { device_id } }) => device_id);
    const others = ids.filter((id) => id !== current);
    for (const id of others) revokeDevice(state, user, id);
    // A session may have no device, or one that was never verified and is not listed.
    closeSessionsOf(
      state,
      user,
      ({ token, device_id }) => token !== session.token && (device_id === null || device_id !== current),
    );
    if (others.length > 0) {
      const removed = others.length === 1 ? 'device_removed' : 'devices_removed';
      recordEvent(jobContext(sandbox), user, removed, { session, ip: clientIp(c) });
    }
    return { message: text(texts.devices_revoked), data: { device_ids: others } };
  },
};

/**
 * The PIN, or a proof of who has none or does not know it. The proof is not used up: several devices are often logged out in a row,
 * and a repeated call has the same answer.
 */
function requirePinOrProof(call: SignedInContext, pin: string | undefined): void {
  if (pin === undefined) requireProof(call, 'devices');
  else requirePin(jobContext(call.sandbox), call.user, pin);
}

export const devicesFeature: Feature<'devices'> = {
  handlers,
  texts,
  slices: [devicesSlice],
};
