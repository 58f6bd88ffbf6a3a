import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pureRouter } from '#build/pure-router.ts';

const ROUTER = 'node_modules/react-router/dist/production/chunk.mjs';
const parts = {
  'declares its components': 'var Shown = React2.createContext(null);\n',
  'names its components': 'Shown.displayName = "Shown";\n',
  'gives a class its context':
    'var Boundary = class extends React2.Component {\n  render() {}\n};\nBoundary.contextType = Shown;\n',
} as const;

/** What the step makes of the modules of a build, and what it says at the end. */
function build(modules: readonly string[], id = ROUTER) {
  const { transform, buildEnd } = pureRouter() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
    buildEnd: (this: { error: (text: string) => never }, error?: Error) => void;
  };
  const written = modules.map((code) => transform(code, id)?.code ?? code);
  const end = (error?: Error) => {
    buildEnd.call(
      {
        error: (text) => {
          throw new Error(text);
        },
      },
      error,
    );
  };
  return { written, end };
}

describe('what marks React Router as pure', () => {
  test('marks declarations, leaves out names and writes contexts into their classes, wherever each stands', () => {
    const { written, end } = build(Object.values(parts));
    expect(written).toEqual([
      'var Shown = /* @__PURE__ */ React2.createContext(null);\n',
      '\n',
      'var Boundary = class extends React2.Component {\n  static contextType = Shown;\n  render() {}\n};\n\n',
    ]);
    expect(end).not.toThrow();
  });

  test.each(Object.keys(parts))('fails a build in which it no longer %s as expected', (lost) => {
    const kept = Object.entries(parts).filter(([name]) => name !== lost);
    const { end } = build(kept.map(([, code]) => code));
    expect(end).toThrow(new RegExp(`^React Router no longer ${lost} [^,]*$`));
    expect(() => end(new Error('broken before'))).not.toThrow();
  });

  test('finds all three in the router that is installed, and in no other module', () => {
    const production = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
    const code = readdirSync(production)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(join(production, name), 'utf8'));
    expect(build(code).end).not.toThrow();
    expect(build(code, 'node_modules/other/dist/index.mjs').end).toThrow(/, nor .*, nor /);
  });
});
