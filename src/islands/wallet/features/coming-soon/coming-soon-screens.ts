import type { ComingSoonScreenName } from '../../lazy/screen-registry.ts';
import type { ActionLinkName } from './action-links.ts';
import type { WireframeName } from './wireframes.tsx';

interface ComingSoonScreenRow {
  readonly sketch: WireframeName;
  readonly ways: readonly ActionLinkName[];
}

/** The screens that the specification names and that have no content yet. */
export const comingSoonScreens: Readonly<Record<ComingSoonScreenName, ComingSoonScreenRow>> = {
};
