import { activitiesDocs } from './activities.docs.ts';
import { announcementsDocs } from './announcements.docs.ts';
import { authDocs } from './auth.docs.ts';
import { balancesDocs } from './balances.docs.ts';
import { banksDocs } from './banks.docs.ts';
import { contactFormDocs } from './contact-form.docs.ts';
import { depositAddressesDocs } from './deposit-addresses.docs.ts';
import { devicesDocs } from './devices.docs.ts';
import { emergencyContactDocs } from './emergency-contact.docs.ts';
import { BODY_BYTES, type Endpoint } from './endpoint.ts';
import { exportsDocs } from './exports.docs.ts';
import { limitsDocs } from './limits.docs.ts';
import { linkedAccountsDocs } from './linked-accounts.docs.ts';
import { marketDocs } from './market.docs.ts';
import { meDocs } from './me.docs.ts';
import { newsletterDocs } from './newsletter.docs.ts';
import { notificationsDocs } from './notifications.docs.ts';
import { onboardingDocs } from './onboarding.docs.ts';
import { passwordDocs } from './password.docs.ts';
import { payeesDocs } from './payees.docs.ts';
import { paymentRequestsDocs } from './payment-requests.docs.ts';
import { peopleDocs } from './people.docs.ts';
import { portfolioDocs } from './portfolio.docs.ts';
import { preferencesDocs } from './preferences.docs.ts';
import { priceAlertsDocs } from './price-alerts.docs.ts';
import { profileDocs } from './profile.docs.ts';
import { promotionsDocs } from './promotions.docs.ts';
import { reauthDocs, reauthRequired } from './reauth.docs.ts';
import { referralDocs } from './referral.docs.ts';
import { searchDocs } from './search.docs.ts';
import { securityDocs } from './security.docs.ts';
import { serviceStatusDocs } from './service-status.docs.ts';
import { sessionDocs } from './session.docs.ts';
import { statementsDocs } from './statements.docs.ts';
import { supportDocs } from './support.docs.ts';
import { transactionsDocs } from './transactions.docs.ts';
import { transfersDocs } from './transfers.docs.ts';
import { twoFactorDocs } from './two-factor.docs.ts';
import { userEventsDocs } from './user-events.docs.ts';
import { walletAssetsDocs } from './wallet-assets.docs.ts';
import type { AreaDocs, CallDocs } from './area-docs.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Area, Operation } from './registry.ts';

/** What readers of the API want to know, by area. No browser loads it. */
export const docs: { readonly [A in Area]: AreaDocs<A> } = {
  activities: activitiesDocs,
  announcements: announcementsDocs,
  auth: authDocs,
  balances: balancesDocs,
  banks: banksDocs,
  contactForm: contactFormDocs,
  depositAddresses: depositAddressesDocs,
  devices: devicesDocs,
  emergencyContact: emergencyContactDocs,
  exports: exportsDocs,
  limits: limitsDocs,
  linkedAccounts: linkedAccountsDocs,
  market: marketDocs,
  me: meDocs,
  newsletter: newsletterDocs,
  notifications: notificationsDocs,
  onboarding: onboardingDocs,
  password: passwordDocs,
  payees: payeesDocs,
  paymentRequests: paymentRequestsDocs,
  people: peopleDocs,
  portfolio: portfolioDocs,
  preferences: preferencesDocs,
  priceAlerts: priceAlertsDocs,
  profile: profileDocs,
  promotions: promotionsDocs,
  reauth: reauthDocs,
  referral: referralDocs,
  search: searchDocs,
  security: securityDocs,
  serviceStatus: serviceStatusDocs,
  session: sessionDocs,
  statements: statementsDocs,
  support: supportDocs,
  transactions: transactionsDocs,
  transfers: transfersDocs,
  twoFactor: twoFactorDocs,
  userEvents: userEventsDocs,
  walletAssets: walletAssetsDocs,
};

/** What is said of a call. */
export const docsOf = ({ area, name }: Pick<Operation, 'area' | 'name'>): CallDocs =>
  (docs[area].calls as Readonly<Record<string, CallDocs>>)[name] ?? { summary: name, description: '' };

const session = {
  unauthorized: 'There is no session.',
  session_expired: 'The session has expired.',
  account_banned: 'The account is banned.',
  account_deleted: 'The account was deleted.',
};
const verifiedSession = {
  forbidden: 'The device of the session has to be verified first: the error has `device_unauthorized: true`.',
};
const input = { invalid_fields: 'A value breaks a rule: `fields` names each one with a message key.' };
const body = {
  bad_json: 'The body is no JSON.',
};
const tooLarge = ({ longestBody = BODY_BYTES }: Pick<Endpoint, 'longestBody'>) => ({
  body_too_large: `The body has more than ${longestBody / 1024} kB.`,
});
/** Of every call but a GET, so that no page of another site can make it with the cookies of somebody who visits that page. */
const change = {
  origin_refused:
    '`Origin` is not one of the allowed origins, or there is none and `Sec-Fetch-Site` is `cross-site` or `same-site`.',
  unsupported_media_type:
    'The body is not sent as `application/json`. A call that takes none refuses one of another type, even an empty one.',
};

const anyCall = {
  rate_limited: 'Too many requests in a short time: `Retry-After` says when to send the next one.',
};

/** When a call is refused, by code: those of every call of its kind, and its own. */
export function errorsOf(operation: Operation): Readonly<Partial<Record<ErrorCode, string>>> {
  const { endpoint, request } = operation;
  return {
    ...(endpoint.auth === 'none' ? {} : session),
    ...(endpoint.auth === 'session' ? verifiedSession : {}),
    ...(endpoint.method === 'GET' ? {} : change),
    ...(request.body ? { ...body, ...tooLarge(endpoint) } : {}),
    ...(request.body || request.query || request.params ? input : {}),
    ...(endpoint.reauth ? { reauth_required: reauthRequired } : {}),
    ...anyCall,
    ...docsOf(operation).errors,
    server_error: 'The server failed. Sending the call again may help.',
  };
}
