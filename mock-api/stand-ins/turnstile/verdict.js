// @ts-check

/** @type {Record<string, { outcome: 'pass' | 'block' | 'interactive', visible: boolean }>} */
export const testKeys = {
  '1x00000000000000000000AA': { outcome: 'pass', visible: true },
  '2x00000000000000000000AB': { outcome: 'block', visible: true },
  '1x00000000000000000000BB': { outcome: 'pass', visible: false },
  '2x00000000000000000000BB': { outcome: 'block', visible: false },
  '3x00000000000000000000FF': { outcome: 'interactive', visible: true },
};

/**
 * The outcome of a widget by the mock's mode, else by its site key, as the provider documents its test keys.
 *
 * @param {string} mode
 * @param {string} key
 * @returns {'bad-key' | 'unsupported' | 'block' | 'interactive' | 'pass'}
 */
export function outcomeOf(mode, key) {
  const known = testKeys[key];
  if (!known && !/^0x[\w-]{10,}$/.test(key)) return 'bad-key';
  if (mode === 'unsupported' || mode === 'block') return mode;
  if (mode === 'interactive' || mode === 'timeout') return 'interactive';
  return known?.outcome ?? 'pass';
}
