import type { Plugin } from 'vite';

/** What is rewritten in the router's modules, each of which one of them has. */
const rewrites = [
  {
    /** How React Router declares a component or a context at the top of its module. */
    pattern: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    by: '$1/* @__PURE__ */ $2',
    lost: 'declares its components by `var X = React.…(`',
  },
  {
    /** How it names one for React's developer tools. */
    pattern: /^\w+\.displayName = "[^"]*";$/gm,
    by: '',
    lost: 'names its components by `X.displayName = "…";`',
  },
  {
    /** How it gives a class its context: after the class. */
    pattern: /^(var (\w+) = class extends [\w.]+ \{$)([\s\S]*?^\};\n)\2\.contextType = (\w+);$/gm,
    by: '$1\n  static contextType = $4;$3',
    lost: 'gives a class its context by `X.contextType = …;` behind it',
  },
] as const;

/**
 * React Router is one module, with the forms, the prefetching and the error pages of its framework and of its data routers. It does not say
 * that what declares them does nothing else, so a bundler keeps even what nobody imports. This marks the calls as pure, writes a class's
 * context as its field, and leaves out the names. A new version that writes one of the three otherwise fails the build: each of them alone
 * keeps what it is of.
 */
export function pureRouter(): Plugin {
  const missing = new Set(rewrites.map(({ lost }) => lost));
  return {
    name: 'cowrie:pure-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('node_modules/react-router/dist/')) return null;
      let rewritten = code;
      for (const { pattern, by, lost } of rewrites) {
        const next = rewritten.replace(pattern, by);
        if (next !== rewritten) missing.delete(lost);
        rewritten = next;
      }
      return rewritten === code ? null : { code: rewritten, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router no longer ${[...missing].join(', nor ')}`);
    },
  };
}
