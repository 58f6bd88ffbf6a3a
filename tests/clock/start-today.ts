// Sets this process to the day and the zone of the tests. Vitest loads it before each test file, Playwright by its configuration, and
// every Node process that a test starts by NODE_OPTIONS: the mock, the site's server.
import { computerTime, shiftDate } from './shift-date.ts';
import { TODAY, ZONE } from './today.ts';

const preload = `--import=${import.meta.url}`;

process.env.TZ = ZONE;
shiftDate(TODAY - computerTime());
if (process.env.NODE_OPTIONS?.includes(preload) !== true)
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');
