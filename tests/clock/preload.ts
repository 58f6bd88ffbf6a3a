const option = `--import=${new URL('start-today.ts', import.meta.url).href}`;

/** NODE_OPTIONS with which a Node process begins today (TODAY), added to those that there are. */
export const preload = (options = ''): string =>
  options.includes(option) ? options : `${options} ${option}`.trim();
