import type { ReactElement } from 'react';

/** What stands beside other children: elements, or nothing. A text there has an element of its own, as the rule text-in-own-element says why. */
export type ElementNode = ReactElement | readonly ElementNode[] | false | '' | null | undefined;
