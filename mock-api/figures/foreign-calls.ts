// For `npm run figures`: how many calls of the contract a page of another origin can make for somebody who visits it.
import { measureForeignCalls } from './measure-foreign-calls.ts';

const { calls, tried, accepted } = await measureForeignCalls();
console.log(
  JSON.stringify([
    {
      what: 'calls that a foreign page can make (of all but GETs, by form or no-cors fetch)',
      value: `${accepted.length} of ${tried} tries at ${calls} calls`,
    },
  ]),
);
