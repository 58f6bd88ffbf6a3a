import { engravedShellMarkup } from '#src/content/engraved-shell.ts';

/** The engraved shell under its id, in the colours of the place where `<use>` shows it: custom properties are inherited there. */
export const shellSymbol = (): string =>
  `<g id="shell">${engravedShellMarkup({ shell: 'var(--shell)', engrave: 'var(--engrave)' })}</g>`;
