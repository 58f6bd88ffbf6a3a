import type { ErrorCode } from '#contract/error-codes.ts';
import { own } from '../core/own-record.ts';
import { texts as serverTexts } from '../server/texts.ts';
import type { TranslatedText } from '../server/translate.ts';
import { texts as codeTexts } from './verification-codes/texts.ts';
import type { Area } from '#contract/registry.ts';
import { jobsSlice, type JobHandlers } from '../core/jobs.ts';
import { mailsSlice } from '../core/mailbox.ts';
import { rateLimitsSlice } from '../core/rate-limit.ts';
import { requestLogSlice } from '../core/request-log.ts';
import { StateDefinition } from '../core/state-definition.ts';
import { faultsSlice, lastFaultSlice, latencySlice } from '../faults/state.ts';
import type { Feature } from '../server/feature.ts';
import { authorizationCodesSlice } from '../stand-ins/google/state.ts';
import { challengeSlice } from '../stand-ins/turnstile/state.ts';
import { waitlistSlice } from '../stand-ins/waitlist/state.ts';
import { ledgerSlice } from './ledger/state.ts';
import { lookedUpSlice } from './look-ups/state.ts';
import { userEventsSlice } from './outbox/state.ts';
import { codesSlice } from './verification-codes/state.ts';
import { idempotencySlice } from './idempotency/state.ts';
import { incidentsSlice } from './networks/state.ts';
import { pinTriesSlice } from './pin/state.ts';
import { restrictionsSlice, sendingFrozenSlice } from './restrictions/state.ts';
import { googleLinksSlice, pendingLoginsSlice } from './sign-in/state.ts';
import { activitiesSlice, notMeLinksSlice } from './security-events/state.ts';
import { wrongTriesSlice } from './wrong-tries/state.ts';
import { avatarsSlice } from './users/avatars.ts';
import { usersSlice } from './users/state.ts';
import { activitiesFeature } from './activities/feature.ts';
import { announcementsFeature } from './announcements/feature.ts';
import { authFeature } from './auth/feature.ts';
import { balancesFeature } from './balances/feature.ts';
import { banksFeature } from './banks/feature.ts';
import { contactFormFeature } from './contact-form/feature.ts';
import { depositAddressesFeature } from './deposit-addresses/feature.ts';
import { devicesFeature } from './devices/feature.ts';
import { emergencyContactFeature } from './emergency-contact/feature.ts';
import { exportsFeature } from './exports/feature.ts';
import { limitsFeature } from './limits/feature.ts';
import { linkedAccountsFeature } from './linked-accounts/feature.ts';
import { marketFeature } from './market/feature.ts';
import { meFeature } from './me/feature.ts';
import { newsletterFeature } from './newsletter/feature.ts';
import { notificationsFeature } from './notification-center/feature.ts';
import { onboardingFeature } from './onboarding/feature.ts';
import { passwordFeature } from './password/feature.ts';
import { payeesFeature } from './payees/feature.ts';
import { paymentRequestsFeature } from './payment-requests/feature.ts';
import { peopleFeature } from './people/feature.ts';
import { portfolioFeature } from './portfolio/feature.ts';
import { preferencesFeature } from './preferences/feature.ts';
import { priceAlertsFeature } from './price-alerts/feature.ts';
import { profileFeature } from './profile/feature.ts';
import { promotionsFeature } from './promotions/feature.ts';
import { reauthFeature } from './reauth/feature.ts';
import { referralFeature } from './referral/feature.ts';
import { searchFeature } from './search/feature.ts';
import { securityFeature } from './security/feature.ts';
import { serviceStatusFeature } from './service-status/feature.ts';
import { sessionFeature } from './session/feature.ts';
import { statementsFeature } from './statements/feature.ts';
import { supportFeature } from './support/feature.ts';
import { transactionsFeature } from './transactions/feature.ts';
import { transfersFeature } from './transfers/feature.ts';
import { twoFactorFeature } from './two-factor/feature.ts';
import { userEventsFeature } from './user-events/feature.ts';
import { walletAssetsFeature } from './wallet-assets/feature.ts';
import { whatsappLinksSlice } from './whatsapp-notices/state.ts';

/** The feature of every area of the contract. */
export const features: { readonly [A in Area]: Feature<A> } = {
  activities: activitiesFeature,
  announcements: announcementsFeature,
  auth: authFeature,
  balances: balancesFeature,
  banks: banksFeature,
  contactForm: contactFormFeature,
  depositAddresses: depositAddressesFeature,
  devices: devicesFeature,
  emergencyContact: emergencyContactFeature,
  exports: exportsFeature,
  limits: limitsFeature,
  linkedAccounts: linkedAccountsFeature,
  market: marketFeature,
  me: meFeature,
  newsletter: newsletterFeature,
  notifications: notificationsFeature,
  onboarding: onboardingFeature,
  password: passwordFeature,
  payees: payeesFeature,
  paymentRequests: paymentRequestsFeature,
  people: peopleFeature,
  portfolio: portfolioFeature,
  preferences: preferencesFeature,
  priceAlerts: priceAlertsFeature,
  profile: profileFeature,
  promotions: promotionsFeature,
  reauth: reauthFeature,
  referral: referralFeature,
  search: searchFeature,
  security: securityFeature,
  serviceStatus: serviceStatusFeature,
  session: sessionFeature,
  statements: statementsFeature,
  support: supportFeature,
  transactions: transactionsFeature,
  transfers: transfersFeature,
  twoFactor: twoFactorFeature,
  userEvents: userEventsFeature,
  walletAssets: walletAssetsFeature,
};

const all: readonly Pick<Feature<Area>, 'slices' | 'jobs' | 'texts'>[] = Object.values(features);

export const stateDefinition = new StateDefinition([
  // Rules without calls of their own.
  ...[usersSlice, avatarsSlice, ledgerSlice, userEventsSlice, codesSlice],
  ...[incidentsSlice, pinTriesSlice, restrictionsSlice, sendingFrozenSlice, idempotencySlice],
  ...[activitiesSlice, notMeLinksSlice, lookedUpSlice, wrongTriesSlice],
  ...[pendingLoginsSlice, googleLinksSlice, whatsappLinksSlice],
  ...all.flatMap(({ slices = [] }) => slices),
  ...[authorizationCodesSlice, challengeSlice, waitlistSlice],
  ...[jobsSlice, mailsSlice, rateLimitsSlice, requestLogSlice],
  ...[faultsSlice, lastFaultSlice, latencySlice],
]);

export const jobHandlers = Object.assign({}, ...all.map(({ jobs }) => jobs)) as JobHandlers;

/** The message of an error code, for examples. */
export const messageOf = (code: ErrorCode): TranslatedText | undefined =>
  [serverTexts, codeTexts, ...all.map(({ texts }) => texts ?? {})]
    .map((texts) => own<TranslatedText>(texts, code))
    .find((text) => text !== undefined);
