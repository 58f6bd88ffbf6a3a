// `npm run preview [-- --no-build]`: the production server on a build that talks to the mock API. What e2e tests run against.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord } from '#server/build-record.ts';
import { addressVariables, mockPort, mockUrl, sitePort, siteUrl } from './dev-urls.ts';
import { distFolder } from './dist-folder.ts';
import { filesExist, portTaken, ProcessTree, run } from './processes.ts';

if (!filesExist('mock-api/bin.mjs', 'server/main.ts')) process.exit(1);
for (const [port, variable] of [
  [sitePort, 'PORT'],
  [mockPort, 'MOCK_PORT'],
] as const) {
  if (await portTaken(port)) {
    console.error(`Port ${port} is taken. End what runs there, or set ${variable} to a free one.`);
    process.exit(1);
  }
}
if (!process.argv.includes('--no-build')) {
  const code = await run('astro', ['build', '--outDir', distFolder], {
    COWRIE_TARGET: 'preview',
    ...addressVariables(),
  });
  if (code !== 0) process.exit(code);
} else if (!existsSync(join(distFolder, 'build.json'))) {
  console.error('There is no build yet: run `npm run preview` without --no-build.');
  process.exit(1);
} else {
  const built = readBuildRecord(distFolder);
  if (built.siteUrl !== siteUrl || built.apiUrl !== mockUrl) {
    const [port, mock] = [new URL(built.siteUrl).port, new URL(built.apiUrl).port];
    console.error(
      `That build was made for ${built.siteUrl} and ${built.apiUrl}: set PORT=${port} MOCK_PORT=${mock}, or leave out --no-build.`,
    );
    process.exit(1);
  }
}

// The mock believes what the site says of its visitors' addresses, so that each has rate limits of their own.
const proxySecret = process.env.COWRIE_PROXY_SECRET || randomBytes(16).toString('hex');
const tree = new ProcessTree();
tree.start('mock', ['mock-api/bin.mjs'], {
  COWRIE_PROXY_SECRET: proxySecret,
  PORT: String(mockPort),
  HOST: '',
  PUBLIC_SITE_URL: siteUrl,
});
if (await tree.healthy(`${mockUrl}/__mock/health`)) {
  tree.start('site', ['server/main.ts'], {
    PORT: String(sitePort),
    HOST: 'localhost',
    COWRIE_PROXY_SECRET: proxySecret,
    // A busy machine must not make the server give up on the API and render a member's page as a guest's.
    COWRIE_STATUS_TIMEOUT_MS: process.env.COWRIE_STATUS_TIMEOUT_MS ?? '5000',
  });
  if (await tree.healthy(`${siteUrl}/healthz`)) {
    console.log(
      `\n  Site      ${siteUrl}\n  Mock API  ${mockUrl}\n  Inbox     ${mockUrl}/__mock#inbox\n\n  Ctrl-C ends both.\n`,
    );
  } else {
    console.error(`The site did not answer ${siteUrl}/healthz; its lines above say why.`);
    await tree.end(1);
  }
} else {
  console.error('The mock API did not answer; its lines above say why.');
  await tree.end(1);
}
