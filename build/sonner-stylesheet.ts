import type { Plugin } from 'vite';

/** sonner takes a toast away after that many milliseconds; the specification's toast moves out for 500 (section 9). */
const leaving = { theirs: 'const TIME_BEFORE_UNMOUNT = 200;', ours: 'const TIME_BEFORE_UNMOUNT = 500;' };

/**
 * sonner writes a style element while it runs, which the policy forbids: its call is taken out, and the styles, which ship
 * in its package as a file, come with ours (src/styles/toast.css). A new version that changes the call fails the build
 * rather than the policy.
 */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'cowrie:sonner-stylesheet',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('node_modules/sonner/dist/index.mjs')) return null;
      const call = /^__insertCSS\(.*\);?$/m;
      if (!call.test(code)) this.error('sonner no longer calls __insertCSS("...") on a line of its own');
      if (!code.includes(leaving.theirs)) this.error(`sonner no longer says ${leaving.theirs}`);
      return { code: code.replace(call, '').replace(leaving.theirs, leaving.ours), map: null };
    },
  };
}
