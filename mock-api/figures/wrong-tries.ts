// For `npm run figures`: how many wrong secrets of one account are looked at within a day, through any call.
import { pinTriesADay, triesADay, type MeasuredSecret } from './measure-wrong-tries.ts';
import { printFigures } from './print-figures.ts';

const names: Readonly<Record<MeasuredSecret, string>> = {
  password: 'passwords',
  code: 'codes that are sent (device, PIN, WhatsApp)',
  second_factor: 'authenticator and recovery codes',
};

const rows = Object.entries(names) as [MeasuredSecret, string][];
const tries = [];
for (const [secret, name] of rows) {
  const unknown = await triesADay(secret, ['unknown']);
  const known = await triesADay(secret, ['known']);
  const all = await triesADay(secret, ['unknown', 'known']);
  tries.push({
    what: `wrong ${name} a day and account`,
    value: `${unknown} from unknown devices, ${known} from known ones, ${all} in all`,
  });
}
printFigures([...tries, { what: 'wrong PINs a day and account', value: String(await pinTriesADay()) }]);
