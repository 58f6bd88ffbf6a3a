import type { Plugin } from 'vite';

/** sonner removes a toast after this many milliseconds; the specification's exit animation takes 500 (section 9). */
const leaving = { theirs: 'const TIME_BEFORE_UNMOUNT = 200;', ours: 'const TIME_BEFORE_UNMOUNT = 500;' };

/**
 * sonner injects a style element at run time, which the content security policy blocks. This removes the call; src/styles/toast.css
 * imports the stylesheet that ships with the package. A new version that changes the call fails the build.
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
