import { iso, now } from '../../core/clock.ts';
import { paginate } from '../../core/paginate.ts';
import { jobContext } from '../../core/sandbox.ts';
import { clientIp } from '../../server/client-identity.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { devicesOf, revokeDevice } from '../devices/devices.ts';
import { endPendingAuthentications } from '../sign-in/pending-authentications.ts';
import { activitiesOf } from '../security-events/keep-activities.ts';
import { consumeNotMeLink, findNotMeLink } from '../security-events/not-me-links.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { texts as linkTexts } from '../security-events/texts.ts';
import { holdPayments } from '../transfers/owner-hold.ts';
import { presentActivity } from './present-activity.ts';
import { texts } from './texts.ts';

const handlers: Handlers<'activities'> = {
  listActivities: (_body, { query, state, language, session, user }) => {
    const { kind, outcome, since, ...page } = query;
    const from = since === undefined ? -Infinity : Date.parse(since);
    const matching = activitiesOf(state, user.customer_id)
      .filter(({ at }) => Date.parse(at) >= from)
      .map((one) => presentActivity(one, { language, session, seed: state.seed }))
      .filter((one) => kind === undefined || one.kind === kind)
      .filter((one) => outcome === undefined || one.outcome === outcome)
      // Stored oldest first. The sort keeps the order of those of one moment, so they are reversed before it.
      .reverse()
      .sort((a, b) => b.at.localeCompare(a.at));
    return { data: paginate(matching, page) };
  },

  readNotMeLink: ({ token }, { state }) => {
    const { used_at, expires_at } = findNotMeLink(state, token).link;
    return { data: { used_at: used_at === null ? null : iso(used_at), expires_at: iso(expires_at) } };
  },

  reportNotMe: ({ token }, { state, sandbox, c, text }) => {
    const user = consumeNotMeLink(state, token);
    state.sendingFrozen[user.customer_id] ??= now(state);
    const held = holdPayments(state, user);
    // Whoever it was may know a device's key, and may have begun another log-in.
    for (const { device } of devicesOf(state, user)) revokeDevice(state, user, device.device_id);
    endPendingAuthentications(state, user);
    recordEvent(jobContext(sandbox), user, 'not_me', { ip: clientIp(c) });
    return { message: text(texts.secured), data: { held } };
  },
};

export const activitiesFeature: Feature<'activities'> = { handlers, texts: { ...texts, ...linkTexts } };
