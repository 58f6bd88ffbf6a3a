/** The files of the press kit: scripts/draw-press-kit.ts draws them, the press page links to them. */
export const kit = {
  /** Widths of the PNG files in pixels, of the logo with its name and of the mark alone. */
  logo: [1024, 2048],
  mark: [512, 1024],
} as const;
export type KitPiece = keyof typeof kit;

export const grounds = ['light', 'dark', 'any'] as const;
/** The background that a piece is made for. `any` is the piece in one colour, for printing or cutting. */
export type Ground = (typeof grounds)[number];

/** The path of a piece under public/: an SVG file, or a PNG of the given width. */
export function kitFile(piece: KitPiece, ground: Ground, width?: number): string {
  const name = ground === 'any' ? `cowrie-${piece}-one-colour` : `cowrie-${piece}-on-${ground}`;
  return `/press/${name}${width === undefined ? '.svg' : `-${width}.png`}`;
}
