import type { Plugin } from 'vite';

/** How React Router declares a component or a context at the top of its module. */
const declaration = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** How it names one for React's developer tools. */
const name = /^\w+\.displayName = "[^"]*";$/gm;
/** How it gives a class its context: after the class. */
const contextType = /^(var (\w+) = class extends [\w.]+ \{$)([\s\S]*?^\};\n)\2\.contextType = (\w+);$/gm;

/**
 * React Router is one module, with the forms, the prefetching and the error pages of its framework and of its data routers. It does not say
 * that what declares them does nothing else, so a bundler keeps even what nobody imports. This marks the calls as pure, writes a class's
 * context as its field, and leaves out the names. A new version that declares its components otherwise fails the build.
 */
export function pureRouter(): Plugin {
  let isMarked = false;
  return {
    name: 'cowrie:pure-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('node_modules/react-router/dist/')) return null;
      const marked = code.replace(declaration, '$1/* @__PURE__ */ $2');
      if (marked === code) return null;
      isMarked = true;
      return {
        code: marked.replace(name, '').replace(contextType, '$1\n  static contextType = $4;$3'),
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && !isMarked)
        this.error('React Router no longer declares its components by `var X = React.…(`');
    },
  };
}
