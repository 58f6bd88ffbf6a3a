import { $auth, type Profile } from './auth.ts';

/** Takes over what a later read or a change of the profile answered: the name and the picture of the frame. */
export function updateUser(profile: Partial<Profile>): void {
  const { user } = $auth.get();
  if (user?.customer_id && user.customer_id !== profile.customer_id) return;
  const { first_name, last_name, avatar_url } = profile;
  $auth.setKey('user', { ...user, first_name, last_name, avatar_url });
}
