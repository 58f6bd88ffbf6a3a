import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import type { DecodePixels } from './decode-pixels.ts';

/** What the wallet uses of the browser's own reader (Shape Detection API), which TypeScript does not know. */
export interface CodeDetector {
  readonly detect: (
    source: HTMLVideoElement | ImageBitmap,
  ) => Promise<readonly { readonly rawValue: string }[]>;
}
interface CodeDetectorConstructor {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  readonly getSupportedFormats?: () => Promise<readonly string[]>;
}

/** The browser's own reader of QR codes; null where there is none, as in Firefox, Safari, and Chromium on Linux and Windows. */
export async function findCodeDetector(): Promise<CodeDetector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeDetectorConstructor };
  if (!BarcodeDetector) return null;
  try {
    // The class is there without the system's service, which then reads no format.
    const formats = (await BarcodeDetector.getSupportedFormats?.()) ?? [];
    return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** Our own decoder, for browsers without one. */
export async function loadDecoder(): Promise<DecodePixels> {
  const { decodePixels } = await loadChunk('qr-decoder', () => import('./decode-pixels.ts'));
  return decodePixels;
}
