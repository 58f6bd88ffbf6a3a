import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { SetUsername } from '#src/islands/onboarding/SetUsername.tsx';

const { onboarding, fields, toasts } = messages('en');
const { username: step, shared } = onboarding;
const component = <SetUsername locale="en" messages={{ screen: step, shared, fields, toasts }} />;

/** The field, once it says this: its hint, its error, or both. */
const describedBy = (description: string) =>
  screen.findByRole('textbox', { name: step.username, description });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: shared.submit });

afterEach(cleanup);

/** The server's HTML, into which somebody types before the script comes and takes it over. */
function openTyped(text: string): void {
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
  // Long enough for the rule and too short for the button: the hint is what is wrong.
  ['adaob', step.hint],
])('"%s", typed before the script came, is judged as if it were typed now', async (text, error) => {
  openTyped(text);
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
])('Enter after "%s" says what is missing, although the button is disabled', async (text, error) => {
  const person = userEvent.setup();
  render(component);
  const field = await describedBy(step.hint);
  await person.type(field, `${text}{Enter}`);
  expect((await describedBy(error)).getAttribute('aria-invalid')).toBe('true');
  // The specified message names three letters, so the hint is marked too; at five it is the error itself.
  expect(screen.getByText(step.hint).className).toBe(text === '' ? 'hint' : 'error');
  expect(submit().disabled).toBe(true);
});

// requirement: 4.50, 5.13
test('a good one can be sent at once, and what is typed on is judged too', async () => {
  const person = userEvent.setup();
  openTyped('Ada Obi');
  await expect.poll(() => submit().disabled).toBe(false);
  const field = await describedBy(step.hint);
  expect((field as HTMLInputElement).value).toBe('adaobi');
  await person.type(field, '{Backspace}');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(submit().disabled).toBe(true);
  await person.type(field, '{Backspace}');
  await describedBy(`${step.hint} ${fields['username.short']}`);
});
