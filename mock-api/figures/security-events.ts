// For `npm run figures`: how many events of an account's security bring about the notification, email, restriction, ended sessions and
// entry of the log that the table says, each really caused.
import { eventsThatHold } from './measure-security-events.ts';
import { printFigures } from './print-figures.ts';

const { hold, of } = await eventsThatHold();
printFigures([
  { what: 'security events that are told, mailed and entered as the table says', value: `${hold} of ${of}` },
]);
