import { beforeEach, expect, test } from 'vitest';
import { AVATAR_BYTES } from '#contract/avatar.ts';
import type { PublicProfile } from '#contract/people.ts';
import { docsOf } from '#contract/docs.ts';
import {
  exifTurn,
  extended,
  heic,
  jpeg,
  jpegSegment,
  lossy,
  png,
  text,
  webp,
  webpExif,
} from '../../contract/pictures/sample-pictures.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let ann: Visitor;
beforeEach(async () => {
  ann = new Visitor(emptyMock());
  await ann.become('complete');
});

const save = (bytes: Uint8Array) =>
  ann.write('PUT', '/user/avatar', { image: Buffer.from(bytes).toString('base64') }, {});
const saved = async () => (await ann.get('/user/profile')).body.avatar_url;
const example = docsOf({ area: 'profile', name: 'saveAvatar' }).example as { body: { image: string } };

/** A JPEG of so many bytes, by a colour profile that is as long as it has to be. */
function jpegOf(bytes: number): Uint8Array {
  const profile = (length: number) =>
    jpegSegment(0xe2, [...text('ICC_PROFILE'), ...Array<number>(length).fill(0)]);
  const empty = jpeg(256, 256, profile(0)).length;
  return jpeg(256, 256, profile(bytes - empty));
}

test.each([
  ['webp', webp(lossy(256, 256))],
  ['jpeg', jpeg(256, 256)],
  ['png', png(256, 256)],
])('a %s of 256 pixels is saved as it is', async (type, bytes) => {
  const { status, body } = await save(bytes);
  expect(status).toBe(200);
  const url = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  expect(body.data).toEqual({ avatar_url: url });
  expect(await saved()).toBe(url);
});

test('64 kB are taken, and one byte more is not', async () => {
  expect((await save(jpegOf(AVATAR_BYTES))).status).toBe(200);
  const refused = await save(jpegOf(AVATAR_BYTES + 1));
  expect(refused.body).toMatchObject({ code: 'picture_refused', details: { reason: 'bytes' } });
});

test.each([
  ['type', 'a HEIC', heic(256, 256)],
  ['type', 'a text', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['dimensions', 'one pixel less', png(255, 256)],
  ['dimensions', 'a picture bomb', png(60_000, 60_000)],
  ['dimensions', 'a larger picture behind a small header', webp(extended(256, 256), lossy(9000, 9000))],
  ['metadata', 'Exif in a JPEG', jpeg(256, 256, exifTurn(6))],
  ['metadata', 'Exif in a WebP', webp(extended(256, 256), lossy(256, 256), webpExif)],
])('%s: %s is refused, and the picture before stays', async (reason, _what, bytes) => {
  await save(png(256, 256));
  const before = await saved();
  const { status, body } = await save(bytes);
  expect([status, body.code, body.details]).toEqual([422, 'picture_refused', { reason }]);
  expect(await saved()).toBe(before);
});

test('a removed picture is gone, and removing it again succeeds', async () => {
  await ann.write('PUT', '/user/avatar', example.body, {});
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, body } = await ann.write('DELETE', '/user/avatar', undefined);
    expect([status, body.data]).toEqual([200, { avatar_url: null }]);
    expect(await saved()).toBeNull();
  }
});

test('who looks the person up sees the picture', async () => {
  await ann.write('PUT', '/user/avatar', example.body, {});
  const other = new Visitor(ann.app);
  await other.become('payer');
  const seen = async () => ((await other.get('/users/tobiade')).body.data as PublicProfile).avatar_url;
  expect(await seen()).toBe(await saved());
});
