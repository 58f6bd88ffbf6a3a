import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { RequestSchema } from './request.ts';
import { activitiesRequests } from './activities.request.ts';
import { announcementsRequests } from './announcements.request.ts';
import { authRequests } from './auth.request.ts';
import { balancesRequests } from './balances.request.ts';
import { banksRequests } from './banks.request.ts';
import { contactFormRequests } from './contact-form.request.ts';
import { depositAddressesRequests } from './deposit-addresses.request.ts';
import { devicesRequests } from './devices.request.ts';
import { emergencyContactRequests } from './emergency-contact.request.ts';
import { exportsRequests } from './exports.request.ts';
import { linkedAccountsRequests } from './linked-accounts.request.ts';
import { marketRequests } from './market.request.ts';
import { newsletterRequests } from './newsletter.request.ts';
import { notificationsRequests } from './notifications.request.ts';
import { onboardingRequests } from './onboarding.request.ts';
import { passwordRequests } from './password.request.ts';
import { payeesRequests } from './payees.request.ts';
import { paymentRequestsRequests } from './payment-requests.request.ts';
import { peopleRequests } from './people.request.ts';
import { portfolioRequests } from './portfolio.request.ts';
import { preferencesRequests } from './preferences.request.ts';
import { priceAlertsRequests } from './price-alerts.request.ts';
import { profileRequests } from './profile.request.ts';
import { promotionsRequests } from './promotions.request.ts';
import { reauthRequests } from './reauth.request.ts';
import { referralRequests } from './referral.request.ts';
import { searchRequests } from './search.request.ts';
import { securityRequests } from './security.request.ts';
import { sessionRequests } from './session.request.ts';
import { statementsRequests } from './statements.request.ts';
import { supportRequests } from './support.request.ts';
import { transactionsRequests } from './transactions.request.ts';
import { transfersRequests } from './transfers.request.ts';
import { twoFactorRequests } from './two-factor.request.ts';

/** What each call takes, by its name. A call that is missing takes nothing. A browser imports only the types. */
export const requests = {
  ...activitiesRequests,
  ...announcementsRequests,
  ...authRequests,
  ...balancesRequests,
  ...banksRequests,
  ...contactFormRequests,
  ...depositAddressesRequests,
  ...devicesRequests,
  ...emergencyContactRequests,
  ...exportsRequests,
  ...linkedAccountsRequests,
  ...marketRequests,
  ...newsletterRequests,
  ...notificationsRequests,
  ...onboardingRequests,
  ...passwordRequests,
  ...payeesRequests,
  ...paymentRequestsRequests,
  ...peopleRequests,
  ...portfolioRequests,
  ...preferencesRequests,
  ...priceAlertsRequests,
  ...profileRequests,
  ...promotionsRequests,
  ...reauthRequests,
  ...referralRequests,
  ...searchRequests,
  ...securityRequests,
  ...sessionRequests,
  ...statementsRequests,
  ...supportRequests,
  ...transactionsRequests,
  ...transfersRequests,
  ...twoFactorRequests,
};
type Requests = typeof requests;

/** The schemas of what a call takes. */
export type RequestOf<E extends Endpoint> = E['name'] extends keyof Requests ? Requests[E['name']] : object;

export const requestOf = ({ name }: Endpoint): RequestSchema =>
  Object.hasOwn(requests, name) ? requests[name as keyof Requests] : {};

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
/** All but a query without a required member, and a body that may be left out. */
type RequiredParts<Schemas> = {
  [Part in keyof Schemas]: Part extends 'query'
    ? Partial<InputOf<Schemas[Part]>> extends InputOf<Schemas[Part]>
      ? never
      : Part
    : undefined extends InputOf<Schemas[Part]>
      ? never
      : Part;
}[keyof Schemas];
type Inputs<Schemas> = { [Part in keyof Schemas]: InputOf<Schemas[Part]> };

/** What a caller passes: the parts that the call takes. */
export type RequestInput<E extends Endpoint> = Pick<Inputs<RequestOf<E>>, RequiredParts<RequestOf<E>>> &
  Partial<Inputs<RequestOf<E>>>;
/** Whether a call can be made without any input. */
export type IsInputOptional<E extends Endpoint> = [RequiredParts<RequestOf<E>>] extends [never]
  ? true
  : false;
/** The body of a call, as a caller passes it. */
export type BodyOf<E extends Endpoint> =
  RequestOf<E> extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : undefined;
