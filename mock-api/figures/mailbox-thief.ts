// For `npm run figures`: what somebody moves within 24 hours who reads the mailbox of an account's owner and knows nothing else, by the
// plan that gets them most.
import { formatAmount } from '#contract/money.ts';
import { quietMock } from './caller.ts';
import { printFigures } from './print-figures.ts';
import { plans, stealByMailbox } from './steal-by-mailbox.ts';

const stolen = await Promise.all(plans.map(async (plan) => (await stealByMailbox(quietMock(), plan)).kobo));
const most = stolen.reduce((a, b) => (a > b ? a : b), 0n);
printFigures([
  { what: 'naira that a thief of the mailbox moves in 24 hours', value: `₦${formatAmount(most, 2)}` },
]);
