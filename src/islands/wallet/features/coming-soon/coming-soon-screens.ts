import type { ComingSoonScreenName } from '../../lazy/screen-registry.ts';
import type { ActionLinkName } from './action-links.ts';
import type { WireframeName } from './wireframes.tsx';

interface ComingSoonScreenRow {
  readonly sketch: WireframeName;
  readonly ways: readonly ActionLinkName[];
}

/** The screens that the specification names and that have no content yet. */
export const comingSoonScreens: Readonly<Record<ComingSoonScreenName, ComingSoonScreenRow>> = {
  profile: { sketch: 'code', ways: ['profile'] },
  security: { sketch: 'settings', ways: ['emergencyContact', 'alerts'] },
  password: { sketch: 'form', ways: ['logout'] },
  twoFactor: { sketch: 'code', ways: ['alerts'] },
  setProfile: { sketch: 'form', ways: ['account'] },
  editProfile: { sketch: 'form', ways: ['contact', 'account'] },
  announcement: { sketch: 'article', ways: ['notifications'] },
  announcements: { sketch: 'list', ways: ['notifications'] },
};
