import type { ReplyOf } from '#contract/endpoint.ts';
import * as me from '#contract/me.ts';
import * as contract from '#contract/profile.ts';
import type { BodyOf } from '#contract/requests.ts';
import { call } from '#src/api/call.ts';
import { formDraft } from '../interface/form-draft.ts';
import { isDeepEqual } from '../query/deep-equal.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { reconciled } from '../query/reconcile-mutation.ts';
import { updateUser } from '../session/update-user.ts';

type Reply = ReplyOf<typeof me.getProfile>;
export type Profile = Omit<Reply, 'status' | 'message' | 'data'>;
export type ProfileChange = BodyOf<typeof contract.updateProfile>;

interface ProfileRead {
  readonly profile: Profile;
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<ProfileRead>(['profile'], async (signal) => received(await read(signal)));

/** The whole profile of the signed-in person. */
export const $profile = keepPreviousData(query);
export const retryProfile = () => query.invalidate();

async function read(signal?: AbortSignal): Promise<Profile> {
  return profileOf(await call(me.getProfile, signal ? { signal } : {}));
}

const profileOf = ({ status: _status, message: _message, data: _copy, ...profile }: Reply): Profile =>
  profile;

function received(profile: Profile): ProfileRead {
  updateUser(profile);
  return { profile, at: Date.now() };
}

/**
 * Reads the profile once, for the name and the picture of the frame.
 * @throws ApiError
 */
export const readProfile = async (): Promise<void> => updateUser(await read());

/** Shows what a change answered. */
const apply = (profile: Profile): void => query.mutate(received(profile));

interface SavedProfile {
  readonly profile: Profile;
  /** The server's, where it sent one. */
  readonly message: string | null;
}

/**
 * Changes the members that are given.
 * @throws ApiError
 */
export async function saveProfile(change: ProfileChange): Promise<SavedProfile> {
  const saved = await reconciled<SavedProfile>(
    async () => {
      const reply = await call(contract.updateProfile, { body: change });
      return { profile: profileOf(reply), message: reply.message ?? null };
    },
    async () => {
      const profile = await read();
      const members = Object.keys(change) as (keyof ProfileChange)[];
      const isSaved = members.every((member) => isDeepEqual(profile[member], change[member]));
      return isSaved ? { profile, message: null } : null;
    },
  );
  apply(saved.profile);
  return saved;
}

/**
 * Saves a picture.
 * @param image its bytes in base64
 * @throws ApiError
 */
export const saveAvatar = (image: string): Promise<void> =>
  changeAvatar(
    async () => (await call(contract.saveAvatar, { body: { image } })).data.avatar_url,
    (url) => url?.endsWith(`,${image}`) ?? false,
  );

/** @throws ApiError */
export const removeAvatar = (): Promise<void> =>
  changeAvatar(
    async () => (await call(contract.removeAvatar)).data.avatar_url,
    (url) => url === null,
  );

async function changeAvatar(
  send: () => Promise<string | null>,
  isMade: (url: string | null) => boolean,
): Promise<void> {
  const url = await reconciled(
    async () => ({ avatar_url: await send() }),
    async () => {
      const { avatar_url } = await read();
      return isMade(avatar_url) ? { avatar_url } : null;
    },
  );
  const { data } = $profile.get();
  if (data) apply({ ...data.profile, ...url });
  else query.revalidate();
}

/** What is typed into the forms and not saved yet. */
export const editDraft = formDraft('draft:edit-profile');
export const finishDraft = formDraft('draft:set-profile');
