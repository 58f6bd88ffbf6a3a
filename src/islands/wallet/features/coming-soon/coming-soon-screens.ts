import type { ComingSoonScreenName } from '../../lazy/screen-registry.ts';
import type { ActionLinkName } from './action-links.ts';
import type { WireframeName } from './wireframes.tsx';

interface ComingSoonScreenRow {
  readonly sketch: WireframeName;
  readonly ways: readonly ActionLinkName[];
}

/** The screens that the specification names and that have no content yet. */
export const comingSoonScreens: Readonly<Record<ComingSoonScreenName, ComingSoonScreenRow>> = {
  security: { sketch: 'settings', ways: ['emergencyContact', 'alerts'] },
  password: { sketch: 'form', ways: ['logout'] },
  twoFactor: { sketch: 'code', ways: ['alerts'] },
  devices: { sketch: 'list', ways: ['alerts'] },
  myDevices: { sketch: 'list', ways: ['alerts'] },
  devicesLogout: { sketch: 'settings', ways: ['logout'] },
  referral: { sketch: 'steps', ways: ['contact'] },
  announcement: { sketch: 'article', ways: ['notifications'] },
  announcements: { sketch: 'list', ways: ['notifications'] },
};
