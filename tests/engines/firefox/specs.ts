/** Specs of tests/e2e that run in Firefox too: what people do with money, the way to it, and what Firefox has once done otherwise. */
export const firefoxSpecs = [
  'journey',
  'login',
  'convert',
  'dashboard',
  'public-menus',
  'send-journeys',
  'token',
  'transactions',
  'cash-deposit',
  'lazy-chunks',
];

/** Tests of these that say nothing in Firefox, by their titles. */
export const notInFirefox = [
  // There is no `interestfor`: a press alone opens a menu.
  /hovering open/,
  /Features is a link to its page/,
  /on the way from the link to its button/,
  // The extended support release has no command that changes the colour scheme, or prints.
  /in the colours of the theme/,
  /on paper/,
  // What axe judges is the document that it has judged in Chromium.
  /axe finds nothing/,
  /axe finds no violation/,
  /no violation in any view/,
  // Past the last control Tab leads to the browser's own bar, which leaves the page without a ring on the way back.
  /every control is reached in order/,
];
