import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin } from 'vite';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/** Has a hash of its content in its name, like every file in that folder, which browsers cache for ever. */
const digest = createHash('sha256').update(islandRuntime).digest('base64url').slice(0, 8);
const file = `_astro/island.${digest}.js`;

/**
 * Astro inlines 4 kB of island runtime into a page with an island, which a page without interaction never needs. Where the
 * island waits for an interaction, this moves the runtime into a file that the directive loads. A version of Astro that
 * writes the runtime differently fails the build.
 */
function runtimeAsFile(): Plugin {
  const inPage =
    /(`<style>\$\{ISLAND_STYLES\}<\/style>)(<script>)(\$\{getDirectiveScriptText\(result, directive\)\}<\/script>)<script>[^`]+<\/script>`;/;
  return {
    name: 'cowrie:island-runtime-as-file',
    transform(code, id) {
      if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return null;
      const found = inPage.exec(code);
      if (!found) this.error('Astro no longer writes its island script as it did');
      const [whole, style = '', , directive = ''] = found;
      const deferred = `${style}<script data-runtime="/${file}">${directive}\``;
      return {
        code: code.replace(whole, () => `directive === 'interaction' ? ${deferred} : ${whole}`),
        map: null,
      };
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: file, source: islandRuntime });
    },
  };
}

/** Adds `client:interaction`, which loads an island when somebody first points at it, touches it or focuses it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'cowrie:interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './build/interaction-directive-client.ts' });
        if (command === 'build') updateConfig({ vite: { plugins: [runtimeAsFile()] } });
      },
    },
  };
}
