import { qrModules } from '#src/ui/display/qr-modules.ts';

/** Pixels: a picture that a phone shows sharply, and that can be printed. */
const WIDTH = 960;
const MARGIN = 48;
const LINE_HEIGHT = 48;
const TITLE_FONT = '600 36px Inter, system-ui, sans-serif';
const TEXT_FONT = '500 32px ui-monospace, monospace';
/** Characters of an address in one line of the picture. */
const LINE_LENGTH = 40;

interface Code {
  /** What the QR code says. */
  code: string;
  title: string;
  lines: readonly string[];
}

/**
 * Draws a code with its texts, black on white: whoever gets the picture sees what it is for.
 * @throws Error where the browser gives no canvas or no picture.
 */
export async function drawCode({ code, title, lines }: Code): Promise<Blob> {
  const texts = lines.flatMap((line) => line.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gu')) ?? []);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH + MARGIN + (texts.length + 1) * LINE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#14211f';
  const { size, rows } = qrModules(code);
  // Whole pixels, so that no module has a grey edge.
  const scale = Math.floor(WIDTH / size);
  const left = Math.floor((WIDTH - scale * size) / 2);
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(left + x * scale, left + y * scale, scale, scale);
  context.textAlign = 'center';
  context.font = TITLE_FONT;
  context.fillText(title, WIDTH / 2, WIDTH, WIDTH - 2 * MARGIN);
  context.font = TEXT_FONT;
  for (const [index, text] of texts.entries())
    context.fillText(text, WIDTH / 2, WIDTH + (index + 1) * LINE_HEIGHT, WIDTH - 2 * MARGIN);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.')))),
  );
}
