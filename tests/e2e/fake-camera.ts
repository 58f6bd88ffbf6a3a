import { writeFileSync } from 'node:fs';
import { chromium, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { drawQrPicture } from '../qr-picture.ts';
import { messages } from './messages.ts';
import { test, type Mock } from './mock.ts';
import { panelOf } from './panels.ts';
import { loadPage } from './open-page.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** A text in a QR code, and how the picture of it is distorted. */
export type Code = readonly [text: string, options?: Parameters<typeof drawQrPicture>[1]];

/** What a camera sees, as a film of two frames (YUV4MPEG2). */
function film([text, options]: Code, info: TestInfo): string {
  const { grey } = drawQrPicture(text, { width: WIDTH, height: HEIGHT, ...options });
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(grey), colours]);
  const path = info.outputPath('camera.y4m');
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([header, frame, frame]));
  return path;
}

/**
 * Runs with the page of a browser of its own, whose camera sees a code: it is fixed for the life of a browser.
 * @param code null for a computer without a camera.
 */
export async function withCamera(
  mock: Mock,
  code: Code | null,
  run: (page: Page, context: BrowserContext) => Promise<void>,
  { isAllowed = true } = {},
): Promise<void> {
  const path = findBrowser('chromium');
  const browser = await chromium.launch({
    ...(path !== null && { executablePath: path }),
    args: [
      ...browserFlags,
      ...(code
        ? [
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${film(code, test.info())}`,
          ]
        : []),
    ],
  });
  try {
    const context = await mock.otherBrowser(browser);
    if (isAllowed) await context.grantPermissions(['camera'], { origin: siteUrl });
    await mock.persona('complete', { login: true, browser: context });
    await run(await context.newPage(), context);
  } finally {
    await browser.close();
  }
}

/** Opens the scanner on a screen, and starts the camera. */
export async function startCamera(page: Page, address: string): Promise<void> {
  await loadPage(page, `${siteUrl}${address}`);
  await panelOf(page, 'scan')
    .getByRole('button', { name: messages('en').scan.start.button })
    .click();
}
