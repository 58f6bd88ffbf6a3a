/** The product's mark drawn large, with lines as on a banknote: paths around the origin, 160 wide and 200 high, upright. */
export const engravedShell = {
  /** In degrees, clockwise. */
  tilt: 22,
  body: 'M0-100c47.9 0 80.2 45.4 80.2 89.8c0 54.9-34.1 110.2-80.2 110.2s-80.2-55.3-80.2-110.2c0-44.4 32.3-89.8 80.2-89.8z',
  /**
   * A line of varying width: the area between two eggs, the inner one smaller and shifted. Fill with the even-odd rule. It is
   * drawn again at each scale of `ringSizes`; the first is the outline.
   */
  ring: 'M0-95c45.5 0 76.2 43.1 76.2 85.3c0 52.2-32.4 104.7-76.2 104.7s-76.2-52.5-76.2-104.7c0-42.2 30.7-85.3 76.2-85.3zM-1.4-95.1c45.1 0 75.4 42.7 75.4 84.4c0 51.5-32 103.5-75.3 103.5s-75.4-52-75.4-103.5c0-41.7 30.3-84.4 75.4-84.4z',
  ringSizes: ['1.05', '.95', '.91', '.87', '.83', '.79'],
  slit: 'M8.5-91.2c-2 .1-8.4 17.1-9.7 19.6c-13.6 30.2-19.7 58.5-18.1 91.6c1.3 21.4 6.6 39.3 17 58c1.9 3.1 9.1 18.1 12.2 18.8c2.9 .9 2.4-16.8 2.9-18.8c2.5-26.5-.1-52-1.6-78.3c-1-25-2.5-50.7-2.6-75.7c-.1-2.4 1.1-13.7-.1-15.2z',
  /** Short lines across the slit, in the colour of the shell. */
  teeth:
    'M7-58l2 0M5-47l4 0M4-36l6 1M3-24l7 0M3-13l8 0M2-2l9 0M3 9l9 0M3 21l9-1M4 32l9-1M6 43l8-1M8 55l6-1M10 66l4-1M12 77l1 0M-1 80l0 0M-4 69l-3 0M-6 57l-5 1M-8 45l-7 1M-9 34l-9 1M-10 22l-9 1M-11 10l-9 0M-10-2l-9 0M-10-14l-8 0M-9-26l-7 0M-8-37l-5-1M-7-49l-3 0M-4-61l-1 0M9 -70h0M-2 -73h0',
} as const;

/** The drawing as SVG, upright and around the origin but for its tilt. @param shell the colour of the shell @param engrave that of its lines */
export function engravedShellMarkup({ shell, engrave }: { shell: string; engrave: string }): string {
  const { tilt, body, ring, ringSizes, slit, teeth } = engravedShell;
  const rings = ['1', ...ringSizes].map(
    (size) => `<path fill-rule="evenodd" transform="scale(${size})" d="${ring}"/>`,
  );
  return `<g fill="${engrave}" stroke-linejoin="round" transform="rotate(${tilt})"><path fill="${shell}" d="${body}"/>${rings.join('')}<path fill="${shell}" stroke="${shell}" stroke-width="9" d="${slit}"/><path d="${slit}"/><path stroke="${shell}" stroke-width="6.5" stroke-linecap="round" d="${teeth}"/><path fill="none" stroke="${engrave}" stroke-width="2" d="${slit}"/></g>`;
}
