/** How a path of a drawing is shown; src/styles/blog.css has the look of each. */
type Look =
  /** A thin line, as on a banknote. */
  | 'hair'
  /** A line of the subject itself. */
  | 'line'
  /** A body that covers the lines behind it. */
  | 'body'
  /** The same in the colour of the shell. */
  | 'wash'
  | 'ink'
  /** Wide strokes in the colour of the body: the teeth of the shell, and the halo round its slit. */
  | 'teeth'
  | 'halo';

export interface Path {
  readonly look: Look;
  readonly d: string;
  readonly transform?: string;
}

/** Paths and words in a field of 400 by 220, in the order in which they cover each other. */
export interface Drawing {
  readonly paths: readonly Path[];
  readonly texts?: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

export const path = (look: Look, d: string, transform?: string): Path =>
  transform === undefined ? { look, d } : { look, d, transform };

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
export const repeat = <Item>(count: number, item: (index: number) => Item): Item[] => range(count).map(item);

export const ellipse = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export const roundedBox = ({ x, y, width, height, radius }: Box): string => {
  const [h, v] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${h}${corner(radius, radius)}v${v}${corner(-radius, radius)}h${-h}${corner(-radius, -radius)}v${-v}${corner(radius, -radius)}z`;
};

/** The outline of a box and those round it, each `step` farther out: the contours that every drawing stands in. */
export const boxContours = (box: Box, count: number, step: number): string =>
  repeat(count, (index) => {
    const out = (index + 1) * step;
    const { x, y, width, height, radius } = box;
    return roundedBox({
      x: x - out,
      y: y - out,
      width: width + 2 * out,
      height: height + 2 * out,
      radius: radius + out,
    });
  }).join('');

export const circles = (x: number, y: number, first: number, count: number, step: number): string =>
  repeat(count, (index) => ellipse(x, y, first + index * step)).join('');
