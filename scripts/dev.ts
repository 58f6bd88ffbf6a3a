// `npm run dev`: the site and the mock API in one process tree. One Ctrl-C ends both.
import { addressVariables, mockPort, mockUrl, sitePort, siteUrl } from './addresses.ts';
import { filesExist, portTaken, ProcessTree } from './processes.ts';

if (!filesExist('mock-api/server.ts', 'node_modules/astro')) {
  console.error('Run `npm ci` first; if that was done, this checkout is not whole.');
  process.exit(1);
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
tree.start('mock', ['mock-api/server.ts'], { PORT: String(mockPort) });
// Ports are looked after above; without the flag Astro refuses a second checkout's or a stale server's lock.
tree.start(
  'site',
  ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(sitePort)],
  addressVariables(),
);
const [mock, site] = await Promise.all([
  tree.healthy(`${mockUrl}/__mock/health`),
  tree.healthy(siteUrl, 120_000),
]);
if (mock && site) {
  console.log(
    `\n  Site      ${siteUrl}\n  Mock API  ${mockUrl}\n  Inbox     ${mockUrl}/__mock/inbox  (codes that were "sent")\n\n  Ctrl-C ends both.\n`,
  );
} else {
  console.error(`The ${mock ? 'site' : 'mock API'} did not answer; its lines above say why.`);
  await tree.end(1);
}
