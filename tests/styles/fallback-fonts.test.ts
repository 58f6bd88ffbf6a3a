import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/styles/fonts.css', import.meta.url), 'utf8');

interface Face {
  readonly family: string;
  readonly isBold: boolean;
  readonly from: number;
  readonly to: number;
}

const faces: readonly Face[] = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rules = '']) => {
  const [from, to] = (/font-weight:\s*([\d ]+);/.exec(rules)?.[1] ?? '400').split(' ').map(Number);
  return {
    family: /font-family:\s*'([^']+)'/.exec(rules)?.[1] ?? '',
    isBold: /local\('[^']*Bold/.test(rules),
    from: from ?? 400,
    to: to ?? from ?? 400,
  };
});
const fallbacks = faces.filter(({ family }) => family.endsWith(' Fallback'));

// A browser draws a weight from 600 on that a family lacks by smearing a lighter face.
test.each(fallbacks.map(({ family }) => family))(
  '%s has a face of each weight of its font, bold from 600 on',
  (family) => {
    const own = faces.filter((face) => face.family === family.replace(' Fallback', ''));
    const [lightest, boldest] = [
      Math.min(...own.map(({ from }) => from)),
      Math.max(...own.map(({ to }) => to)),
    ];
    const standIns = fallbacks.filter((face) => face.family === family);
    for (let weight = lightest; weight <= boldest; weight += 50) {
      // Between two faces a weight up to 500 takes the lighter one, and one above it the bolder one.
      const isBold = weight > 500;
      expect(
        standIns.some((face) => face.isBold === isBold && (isBold ? face.to >= weight : face.from <= weight)),
        String(weight),
      ).toBe(true);
    }
  },
);

test('in Chinese the dots of a masked number have a face of their own before those that draw them wide', () => {
  const read = (file: string) => readFileSync(new URL(`../../src/styles/${file}`, import.meta.url), 'utf8');
  const [, stack = ''] = /:root:lang\(zh\)\s*\{\s*--text:([^;]+);/.exec(read('tokens.css')) ?? [];
  const [, installed = ''] = stack.split(/'Cowrie Text',/);
  const [, first = ''] = /'([^']+)'/.exec(installed) ?? [];
  const face = [...read('forms.css').matchAll(/@font-face\s*\{([^}]*)\}/g)].find(([, rules = '']) =>
    rules.includes(`'${first}'`),
  );
  expect(face?.[1]).toMatch(/local\('Arial'\)[^}]*unicode-range: U\+2022;/);
});
