import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** Of the area `referral`, apart from its other calls: a page of the onboarding loads nothing of what the wallet shows. */
export const completeReferral = endpoint({
  name: 'completeReferral',
  method: 'POST',
  path: '/user/referral/complete',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});
