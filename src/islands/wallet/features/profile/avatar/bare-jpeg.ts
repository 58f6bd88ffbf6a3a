import { isJpeg, isMetadata, jpegSegments } from '#contract/pictures/read-jpeg.ts';

/** A JPEG without what else than pixels is in it: some browsers write Exif of their own. Anything else is answered as it is. */
export function bareJpeg(bytes: Uint8Array): Uint8Array {
  if (!isJpeg(bytes)) return bytes;
  const kept: Uint8Array[] = [];
  let from = 0;
  let end = bytes.length;
  for (const segment of jpegSegments(bytes)) {
    end = segment.end;
    if (!isMetadata(bytes, segment)) continue;
    kept.push(bytes.subarray(from, segment.start));
    from = segment.end;
  }
  kept.push(bytes.subarray(from, end));
  const bare = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    bare.set(part, at);
    at += part.length;
  }
  return bare;
}
