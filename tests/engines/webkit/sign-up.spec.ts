import { monthNames } from '#src/i18n/reference-lists.ts';
import { messages } from '../../e2e/messages.ts';
import { ada } from '../../e2e/journey/onboarding.ts';
import { test } from './fixtures.ts';

const { home, onboarding } = messages('en');
const { password, shared, userInfo, username } = onboarding;
const email = 'ada@example.org';

test('a new user gets from the home page to the dashboard', async ({ webkit, control }) => {
  const fill = (name: string, text: string) => webkit.type({ role: 'textbox', name }, text);
  const choose = (name: string, text: string) => webkit.type({ role: 'combobox', name }, text);
  const press = (name: string) => webkit.click({ role: 'button', name });

  await webkit.goto('/');
  await fill(home.box.label, email);
  // The script comes with the first key, and with it the challenge, which the button waits for.
  await webkit.expectTrue(() => document.querySelector('astro-island[ssr]') === null);
  await press(home.box.submit);
  await webkit.expectPath(/^\/otp-verification/);
  const { code } = await control.mail({ to: email, kind: 'signup' });
  await webkit.expectTrue(() => document.activeElement?.tagName === 'INPUT');
  await webkit.keyboard(code);

  await webkit.expectPath(/^\/set-password/);
  await fill(password.password, ada.password);
  await fill(password.confirm, ada.password);
  await press(shared.continue);

  await webkit.expectPath(/^\/user-info/);
  await fill(userInfo.firstName, ada.first);
  await fill(userInfo.lastName, ada.last);
  await choose(userInfo.day, ada.born.day);
  await choose(userInfo.month, monthNames('en')[ada.born.month - 1] ?? '');
  await choose(userInfo.year, ada.born.year);
  await webkit.click({ css: 'input[name=gender]' });
  await press(userInfo.save);
  await fill(userInfo.phone, ada.phone);
  await fill(userInfo.street, ada.street);
  await fill(userInfo.city, ada.city);
  await fill(userInfo.state, ada.state);
  await fill(userInfo.postalCode, ada.postalCode);
  await choose(userInfo.country, 'Nigeria');
  await webkit.click({ role: 'option', name: 'Nigeria' });
  await press(userInfo.save);

  await webkit.expectPath(/^\/set-username/);
  await fill(username.username, ada.username);
  await press(shared.submit);
  await webkit.expectPath(/^\/set-referral/);
  await press(shared.skip);
  await webkit.expectPath(/^\/w$/);
  await webkit.find({ role: 'heading', name: new RegExp(ada.first) });
});
