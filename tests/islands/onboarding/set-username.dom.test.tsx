import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { SetUsername } from '#src/islands/onboarding/SetUsername.tsx';

const { onboarding, fields, toasts } = messages('en');
const { username: step, shared } = onboarding;
const component = <SetUsername locale="en" messages={{ screen: step, shared, fields, toasts }} />;

/** The field, once its description (its hint, its error, or both) is this text. */
const describedBy = (description: string) =>
  screen.findByRole('textbox', { name: step.username, description });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: shared.submit });

afterEach(cleanup);

/** Hydrates the server's HTML after text was typed into its field. */
function hydrateTyped(text: string): void {
  const page = new DOMParser().parseFromString(renderToString(component), 'text/html');
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...page.body.childNodes);
  const input = container.querySelector('input');
  if (!input) throw new Error('The page has no field.');
  input.value = text;
  render(component, { container, hydrate: true });
}

// requirement: 4.50, 5.13
test.each([
  ['ada', `${step.hint} ${fields['username.short']}`],
  ['小明', `${step.hint} ${fields['username.required']}`],
  // Long enough for the rule and too short for the button, so the hint itself is the error.
  ['adaob', step.hint],
])('"%s", typed before hydration, is validated as if it were typed now', async (text, error) => {
  hydrateTyped(text);
  const field = await describedBy(error);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(submit().disabled).toBe(true);
});

// requirement: 5.13
test.each([
  ['', `${step.hint} ${fields['username.required']}`],
  ['a', `${step.hint} ${fields['username.short']}`],
  ['adao', `${step.hint} ${fields['username.short']}`],
  ['adaob', step.hint],
])('Enter after "%s" shows what is missing, although the button is disabled', async (text, error) => {
  const user = userEvent.setup();
  render(component);
  const field = await describedBy(step.hint);
  await user.type(field, `${text}{Enter}`);
  expect((await describedBy(error)).getAttribute('aria-invalid')).toBe('true');
  // The specified message asks for three letters, so the hint is marked too; at five the hint itself is the error.
  expect(screen.getByText(step.hint).closest('[class]')?.className).toBe(text === '' ? 'hint' : 'error');
  expect(submit().disabled).toBe(true);
});

// requirement: 4.50, 5.13
test('a valid username can be submitted at once, and later edits are validated too', async () => {
  const user = userEvent.setup();
  hydrateTyped('Ada Obi');
  await expect.poll(() => submit().disabled).toBe(false);
  const field = await describedBy(step.hint);
  expect((field as HTMLInputElement).value).toBe('adaobi');
  await user.type(field, '{Backspace}');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(submit().disabled).toBe(true);
  await user.type(field, '{Backspace}');
  await describedBy(`${step.hint} ${fields['username.short']}`);
});
