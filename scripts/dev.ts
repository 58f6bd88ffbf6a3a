// `npm run dev`: the site and the mock API in one process tree. One Ctrl-C ends both.
// `npm run dev -- --persona complete --seed 9`: flags are the mock's.
import { join } from 'node:path';
import { addressVariables, mockPort, mockUrl, sitePort, siteUrl } from './dev-urls.ts';
import { filesExist, portTaken, ProcessTree, root, run } from './processes.ts';
import { reloadMock } from './reload-mock.ts';

const flags = process.argv.slice(2);
const mockArgs = ['mock-api/bin.mjs', ...flags];

if (!filesExist('mock-api/bin.mjs', 'node_modules/astro')) {
  console.error('Run `npm ci` first; if that was done, this checkout is not whole.');
  process.exit(1);
}
if (flags.includes('--help') || flags.includes('--version')) {
  console.log(
    "npm run dev -- [flags]: the site and the mock API. PORT and MOCK_PORT say where; flags are the mock's.\n",
  );
  process.exit(await run(process.execPath, mockArgs));
}
const address = flags.find((flag) => /^--(?:port|host|i-know)\b/.test(flag));
if (address) {
  console.error(`${address}: under \`npm run dev\` both run on localhost, on the ports PORT and MOCK_PORT.`);
  process.exit(2);
}
for (const [port, what, variable] of [
  [sitePort, 'site', 'PORT'],
  [mockPort, 'mock API', 'MOCK_PORT'],
] as const) {
  if (await portTaken(port)) {
    console.error(
      `Port ${port}, for the ${what}, is taken. End what runs there, or choose another: ${variable}=${port + 1} npm run dev`,
    );
    process.exit(1);
  }
}

const tree = new ProcessTree();
// HOST belongs to the site, so the mock must not see it.
const environment = { PORT: String(mockPort), HOST: '', PUBLIC_SITE_URL: siteUrl };
tree.start('mock', mockArgs, environment);
// The mock starts first, because it reports a wrong flag at once.
const mock = await tree.healthy(`${mockUrl}/__mock/health`);
if (mock) {
  // The ports are checked above. Without the flag Astro refuses to start beside another checkout or after a crash, because of its lock.
  tree.start(
    'site',
    ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(sitePort)],
    addressVariables(),
  );
}
if (mock && (await tree.healthy(siteUrl, 120_000))) {
  reloadMock({
    tree,
    mock: mockUrl,
    // The mock's page would open a second browser window.
    args: mockArgs.filter((flag) => flag !== '--open'),
    environment,
    folders: ['mock-api', 'contract'].map((folder) => join(root, folder)),
  });
  console.log(
    `\n  Site      ${siteUrl}\n  Mock API  ${mockUrl}/__mock\n  Inbox     ${mockUrl}/__mock/inbox  (codes that were "sent")\n\n  Ctrl-C ends both.\n`,
  );
} else {
  console.error(`The ${mock ? 'site' : 'mock API'} did not answer; its lines above say why.`);
  await tree.end(1);
}
