// What a component test gets for Playwright (vitest.config.ts). Loaded into a page of happy-dom it looks for the source maps of its own
// files by that page's XMLHttpRequest, each from a process of its own that connects to a port of nobody.

throw new Error(
  'A component test has loaded Playwright: what both kinds of tests need stands in a file without it.',
);
