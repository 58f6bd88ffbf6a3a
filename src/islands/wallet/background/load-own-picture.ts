import { $auth } from '#src/stores/session/auth.ts';
import { readProfile } from '#src/stores/account/profile.ts';

/** Fetches the person's picture for the frame, where the status says that there is one: initials stand in its place until then, and where it can't be had. */
export function loadOwnPicture(): void {
  const { user, userStatus } = $auth.get();
  if (userStatus?.has_avatar && !user?.avatar_url) readProfile().catch(() => undefined);
}
