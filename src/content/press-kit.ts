/** What the press kit has: drawn by scripts/draw-press-kit.ts, offered by the press page. */
export const kit = {
  /** Name and mark, and the mark alone: how wide their pictures are in pixels. */
  logo: [1024, 2048],
  mark: [512, 1024],
} as const;
export type KitPiece = keyof typeof kit;

export const grounds = ['light', 'dark', 'any'] as const;
/** What a piece lies on. `any` is the piece in one colour, to be printed or cut. */
export type Ground = (typeof grounds)[number];

/** The file of a piece as it stands under public/: a drawing, or a picture as wide as it says. */
export function kitFile(piece: KitPiece, ground: Ground, width?: number): string {
  const name = ground === 'any' ? `cowrie-${piece}-one-colour` : `cowrie-${piece}-on-${ground}`;
  return `/press/${name}${width === undefined ? '.svg' : `-${width}.png`}`;
}
