// For `npm run figures`: how many names one customer can look up within a minute, through any call.
import { lookUpsAMinute } from './measure-look-ups.ts';
import { printFigures } from './print-figures.ts';

printFigures([{ what: 'look-ups of people a minute and customer', value: String(await lookUpsAMinute()) }]);
