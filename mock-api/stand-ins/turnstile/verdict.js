// @ts-check

/** @type {Record<string, { does: 'pass' | 'block' | 'ask', visible: boolean }>} */
export const testKeys = {
  '1x00000000000000000000AA': { does: 'pass', visible: true },
  '2x00000000000000000000AB': { does: 'block', visible: true },
  '1x00000000000000000000BB': { does: 'pass', visible: false },
  '2x00000000000000000000BB': { does: 'block', visible: false },
  '3x00000000000000000000FF': { does: 'ask', visible: true },
};

/**
 * What becomes of a widget: by the mock's mode, else by its key, as the provider documents its test keys.
 *
 * @param {string} mode
 * @param {string} key
 * @returns {'bad-key' | 'unsupported' | 'block' | 'ask' | 'pass'}
 */
export function outcomeOf(mode, key) {
  const known = testKeys[key];
  if (!known && !/^0x[\w-]{10,}$/.test(key)) return 'bad-key';
  if (mode === 'unsupported' || mode === 'block') return mode;
  if (mode === 'interactive' || mode === 'timeout') return 'ask';
  return known?.does ?? 'pass';
}
