// Sets this process to the day and the zone of the tests. Vitest loads it before each test file, and every Node process that a test starts
// by NODE_OPTIONS: the mock, the site's server. Browser tests set their pages and sandboxes to it (tests/e2e/mock.ts).
import { preload } from './preload.ts';
import { computerTime, shiftDate } from './shift-date.ts';
import { TODAY, ZONE } from './today.ts';

process.env.TZ = ZONE;
process.env.NODE_OPTIONS = preload(process.env.NODE_OPTIONS);
shiftDate(TODAY - computerTime());
