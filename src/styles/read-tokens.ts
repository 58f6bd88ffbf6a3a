/** A colour of tokens.css in both schemes, as six-digit hex. */
interface ColourToken {
  /** Without its two hyphens. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Every plain colour of the sheet, in its order; shadows, which let their ground through, are none. */
export function colourTokens(css: string): ColourToken[] {
  return [...css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi)].map(
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
}

/** @throws Error when the sheet has no such colour. */
export function colourToken(css: string, name: string): ColourToken {
  const token = colourTokens(css).find((one) => one.name === name);
  if (!token) throw new Error(`tokens.css has no colour --${name}.`);
  return token;
}

/** The sizes of text, `t-12` and on, in pixels at the browser's usual size. */
export function textSizes(css: string): { readonly name: string; readonly pixels: number }[] {
  return [...css.matchAll(/--(t-\d+):\s*([\d.]+)rem/g)].map(([, name = '', rem = '']) => ({
    name,
    pixels: Number(rem) * 16,
  }));
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
