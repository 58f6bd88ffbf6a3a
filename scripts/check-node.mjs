// Runs before every script. npm puts node_modules/.bin first on the PATH, so on Linux x64 this is the pinned
// Node 24; elsewhere it is the installed Node, which runs TypeScript files from 22.18 on.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Cowrie needs Node 22.18 or newer here; this is ${process.version} (${process.platform}-${process.arch}).\n` +
      'On Linux x64 `npm ci` brings its own Node 24. Elsewhere install one from https://nodejs.org and run `npm ci` again.',
  );
  process.exit(1);
}
