import { texts } from './texts.ts';
import { DEVICE_COOKIE, DEVICE_KEY_COOKIE, readCookie, sendCookie } from '../../server/cookies.ts';
import { countCall } from '../../core/rate-limit.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import { devicesOf, nameOf, revokeDevice, wasRemoved } from './devices.ts';
import { ensureDevice, provenDevice } from './known-device.ts';
import { presentDevice, presentDevices, type DeviceReader } from './present-device.ts';
import { requirePin } from '../pin/pin.ts';
import { requireProof } from '../proofs/proofs.ts';
import type { SandboxState } from '../../core/state.ts';
import type { MockContext } from '../../server/hono-env.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { Session } from '../session/state.ts';
import type { User } from '../users/state.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { devicesSlice } from './state.ts';

/** @throws ApiError 404 `not_found` */
function ownDevice(state: SandboxState, user: User, id: string) {
  const found = devicesOf(state, user).find(({ device: { device_id } }) => device_id === id);
  if (!found) throw new ApiError('not_found', texts.device_not_found);
  return found;
}

const readerOf = ({ c, state, session, user, language }: SignedInContext): DeviceReader => ({
  state,
  user,
  language,
  current: deviceInHand(c, state, session),
});

/** The device of the session that calls. */
const deviceInHand = (c: MockContext, state: SandboxState, session: Session) =>
  session.device_id ?? provenDevice(c, state)?.device_id ?? null;

/** Each is an entry of the log. */
const RENAME_RATE = { limit: 20, seconds: 600 };

const handlers: Handlers<'devices'> = {
  registerDevice: (fingerprint, { state, c }) => {
    // A browser that registers again with its key stays the same device, for another year.
    const known = provenDevice(c, state);
    const { device_id } = known ?? ensureDevice(c, state, fingerprint.user_agent);
    if (known)
      for (const name of [DEVICE_COOKIE, DEVICE_KEY_COOKIE] as const)
        sendCookie(c, name, readCookie(c, name) ?? '');
    return { device_id };
  },

  listDevices: (_body, call) => ({ data: { devices: presentDevices(readerOf(call)) } }),

  renameDevice: ({ name }, call) => {
    const { params, state, user, text } = call;
    const found = ownDevice(state, user, params.device_id);
    countCall(state, 'device names', user.customer_id, RENAME_RATE);
    const from = nameOf(found.device, user);
    found.use.name = name;
    if (name !== from) recordEvent(callContext(call), user, 'device_renamed', { values: { from, name } });
    return { message: text(texts.device_renamed), data: presentDevice(found, readerOf(call)) };
  },

  revokeDevice: (body, call) => {
    const { params, state, c, session, user, text } = call;
    const id = params.device_id;
    const isRepeated = wasRemoved(state, id, user);
    if (!isRepeated) ownDevice(state, user, id);
    if (id === deviceInHand(c, state, session)) throw new ApiError('forbidden', texts.device_in_hand);
    requirePinOrProof(call, body?.approval.pin);
    if (!isRepeated) {
      const values = { name: nameOf(ownDevice(state, user, id).device, user), removed: id };
      revokeDevice(state, user, id);
      recordEvent(callContext(call), user, 'device_removed', { values });
    }
    return { message: text(texts.device_revoked), data: { device_id: id } };
  },

  revokeOtherDevices: (body, call) => {
    const { state, c, session, user, text } = call;
    requirePinOrProof(call, body?.approval.pin);
    const current = deviceInHand(c, state, session);
    const others = devicesOf(state, user)
      .map(({ device }) => ({ id: device.device_id, name: nameOf(device, user) }))
      .filter(({ id }) => id !== current);
    for (const { id } of others) revokeDevice(state, user, id);
    // A session may have no device, or one that was never verified and is not listed: the event of several devices ends these.
    const isUnlisted = ({ token, customer_id, device_id }: Session) =>
      customer_id === user.customer_id &&
      token !== session.token &&
      (device_id === null || device_id !== current);
    const more = Object.values(state.sessions).some(isUnlisted);
    const removed = others.length === 1 && !more ? 'device_removed' : 'devices_removed';
    if (others.length > 0 || more)
      recordEvent(callContext(call, current), user, removed, {
        values: { name: others[0]?.name ?? '', removed: others[0]?.id ?? '' },
      });
    return { message: text(texts.devices_revoked), data: { device_ids: others.map(({ id }) => id) } };
  },
};

/**
 * The PIN, or a proof of who has none or does not know it. The proof is not used up: several devices are often logged out in a row,
 * and a repeated call has the same answer.
 */
function requirePinOrProof(call: SignedInContext, pin: string | undefined): void {
  if (pin === undefined) requireProof(call, 'devices');
  else requirePin(callContext(call), call.user, pin);
}

export const devicesFeature: Feature<'devices'> = {
  handlers,
  texts,
  slices: [devicesSlice],
};
