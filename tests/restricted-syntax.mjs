// What ESLint refuses in tests (no-restricted-syntax of eslint.config.mjs).
const ban = (selector, message) => ({ selector, message });

/** Forms that wait for time, or leave other tests out. */
export const patience = [
  ban('CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what you expect, not for time.'),
  ban(
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    'No sleeps: wait for a fact, or move a clock.',
  ),
  ban(
    'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name="only"]',
    'It would leave the other tests out.',
  ),
];
/** The limits of both test runners are 15 s for a fact and 60 s for a test: a shorter one fails on a machine that stands still. */
export const limits = [
  ban(
    'Property[key.name="timeout"] > Literal[value<15000]',
    "No limit below 15 s: what is promised within a time is counted on the mock's clock.",
  ),
  ban(
    'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
    'eventually() of tests/eventually.ts has the limit of all tests.',
  ),
];
/** Forms that look once at something that is about to change. */
export const readOnce = [
  ban(
    'CallExpression[callee.property.name="goto"]',
    'openPage() of open-page.ts waits until the page is at rest; loadPage() is for a page that still loads.',
  ),
  ban(
    'CallExpression[callee.property.name="reload"][callee.object.name!="location"]',
    'reloadPage() of open-page.ts waits until the page is at rest.',
  ),
  ban(
    ':matches(CallExpression[callee.name="expect"], CallExpression[callee.object.name="expect"]) CallExpression[callee.property.name="journal"]',
    'mock.expectCalls(op, times) and mock.expectNoCall(op) wait until no further call can come.',
  ),
  ban(
    'CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(count|textContent|innerText|inputValue|getAttribute|is(Visible|Hidden|Enabled|Disabled|Checked))$/]',
    'expect(locator) waits: toHaveCount, toHaveText, toHaveValue, toHaveAttribute, toBeVisible, ...',
  ),
  ban(
    'CallExpression[callee.property.name=/^to[A-Z]/] > LogicalExpression[operator="??"][right.value=""]',
    "An empty text is contained in every text: `?? 'none'`.",
  ),
];
