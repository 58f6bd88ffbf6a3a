import type { Fingerprint } from '#contract/devices.ts';

/** Milliseconds that one probe may take; rendering audio takes longer. */
const PROBE_LIMIT = 50;
const AUDIO_PROBE_LIMIT = 300;

/** Runs a probe. Null when it throws, has no value or takes too long. */
async function probe<T>(run: () => T | Promise<T>, limit = PROBE_LIMIT): Promise<Awaited<T> | null> {
  try {
    const value = await Promise.race([
      (async () => run())(),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), limit)),
    ]);
    return value ?? null;
  } catch {
    return null;
  }
}

async function sha256(text: string): Promise<string | null> {
  // Not without a secure context.
  const digest = await (crypto as Partial<Crypto>).subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (!digest) return null;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Properties that only some browsers have. */
interface ExtendedNavigator extends Navigator {
  deviceMemory?: number;
  connection?: { effectiveType?: string };
}

function canvasText(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 220;
  canvas.height = 40;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.textBaseline = 'top';
  context.font = '16px sans-serif';
  context.fillStyle = '#0b6b5d';
  context.fillRect(8, 4, 80, 24);
  context.fillStyle = '#c8452c';
  context.fillText('Cowrie ₦ 贝', 12, 8);
  return canvas.toDataURL();
}

function webgl(): WebGLRenderingContext {
  const context = document.createElement('canvas').getContext('webgl');
  if (!context) throw new Error('no webgl');
  return context;
}

function unmasked(name: 'UNMASKED_VENDOR_WEBGL' | 'UNMASKED_RENDERER_WEBGL'): string {
  const context = webgl();
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  if (!extension) throw new Error('hidden');
  return String(context.getParameter(extension[name]));
}

function webglText(): string {
  const context = webgl();
  const extensions = context.getSupportedExtensions() ?? [];
  const limits = [context.MAX_TEXTURE_SIZE, context.MAX_VERTEX_ATTRIBS, context.MAX_VIEWPORT_DIMS];
  return [...extensions, ...limits.map((limit) => String(context.getParameter(limit)))].join();
}

async function audioText(): Promise<string> {
  const context = new OfflineAudioContext(1, 4410, 44_100);
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.connect(context.destination);
  oscillator.start();
  const buffer = await context.startRendering();
  return buffer.getChannelData(0).slice(4000, 4100).join();
}

const supports = [
  'display: grid',
  'selector(:has(a))',
  'color: light-dark(red, blue)',
  'container-type: inline-size',
];

/**
 * Collects the device fingerprint (spec section 3, Device). Never throws. Canvas, WebGL and audio are sent as SHA-256
 * hashes only, and nothing is stored in the browser.
 */
export async function fingerprint(): Promise<Fingerprint> {
  const browser = navigator as ExtendedNavigator;
  const [canvas, gl, audio, vendor, renderer] = await Promise.all([
    probe(async () => sha256(canvasText())),
    probe(async () => sha256(webglText())),
    probe(async () => sha256(await audioText()), AUDIO_PROBE_LIMIT),
    probe(() => unmasked('UNMASKED_VENDOR_WEBGL')),
    probe(() => unmasked('UNMASKED_RENDERER_WEBGL')),
  ]);
  return {
    user_agent: await probe(() => browser.userAgent),
    platform: await probe(() => browser.platform),
    languages: await probe(() => [...browser.languages]),
    hardware_concurrency: await probe(() => browser.hardwareConcurrency),
    device_memory: await probe(() => browser.deviceMemory ?? null),
    screen: await probe(() => ({
      width: screen.width,
      height: screen.height,
      avail_width: screen.availWidth,
      avail_height: screen.availHeight,
      color_depth: screen.colorDepth,
    })),
    pixel_ratio: await probe(() => devicePixelRatio),
    timezone: await probe(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    timezone_offset: await probe(() => new Date().getTimezoneOffset()),
    do_not_track: await probe(() => browser.doNotTrack),
    connection_type: await probe(() => browser.connection?.effectiveType ?? null),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- spec section 3 asks for it
    plugins: await probe(() => Array.from(browser.plugins, (plugin) => plugin.name)),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    mime_types: await probe(() => Array.from(browser.mimeTypes, (type) => type.type)),
    canvas_hash: canvas,
    webgl_hash: gl,
    audio_hash: audio,
    webgl_vendor: vendor,
    webgl_renderer: renderer,
    locale: await probe(() => Intl.DateTimeFormat().resolvedOptions().locale),
    css_support: await probe(() => Object.fromEntries(supports.map((rule) => [rule, CSS.supports(rule)]))),
  };
}
