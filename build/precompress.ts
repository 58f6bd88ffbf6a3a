import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|map)$/;

/** Two models of what the bytes are, of which now the one and now the other is some 50 bytes shorter for a page. */
const models = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

/** Compresses a file with brotli (quality 11) and gzip (level 9): slow, but once per build. */
export async function compressed(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [gz, ...byModel] = await Promise.all([
    gzipped(content, { level: 9 }),
    ...models.map((mode) =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_MODE]: mode, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ),
  ]);
  const br = byModel.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
  return { br, gz };
}

export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const { br, gz } = await compressed(content);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes .br and .gz beside every text file of a folder.
 * @returns the number of files.
 */
export async function precompress(folder: URL): Promise<number> {
  const root = fileURLToPath(folder);
  const names = (await readdir(root, { recursive: true })).filter((name) => TEXT.test(name));
  for (const name of names) {
    const file = join(root, name);
    await writeCompressed(file, await readFile(file));
  }
  return names.length;
}
