import { atom } from 'nanostores';
import { loadChunk } from '../interface/load-chunk.ts';
import type { recognizeRecipient, RecognizedRecipient } from './address-checks/recognize-recipient.ts';

/** What is typed into the field for whom to pay. It is not in the draft: text is never paid, only what it was resolved to. */
export interface RecipientInput {
  readonly text: string;
  /** What the text is; null until the code that tells it has arrived. */
  readonly recognized: RecognizedRecipient | null;
  /** That code could not be loaded. */
  readonly isUnavailable: boolean;
  /** Counts the texts that came from elsewhere than the field (a link, a QR code), so that the field takes them over. */
  readonly revision: number;
}

const empty: RecipientInput = {
  text: '',
  recognized: { kind: 'empty' },
  isUnavailable: false,
  revision: 0,
};

export const $recipientInput = atom<RecipientInput>(empty);

type Recognize = typeof recognizeRecipient;
let recognize: Recognize | null = null;

/** Loads the code that tells what a text is, before somebody types: the field has the focus. */
export async function loadRecognizer(): Promise<Recognize> {
  if (!recognize) {
    const loaded = await loadChunk(
      'recognize-recipient',
      () => import('./address-checks/recognize-recipient.ts'),
    );
    recognize = loaded.recognizeRecipient;
  }
  return recognize;
}

/** Takes what is typed now and tells what it is: at once, as soon as the code for it is there. */
export function setRecipientText(text: string): void {
  const known = text.trim() === '' ? empty.recognized : (recognize?.(text, location.origin) ?? null);
  $recipientInput.set({ ...$recipientInput.get(), text, recognized: known, isUnavailable: false });
  if (known === null) void recognizeLater();
}

/** Loads the code, and applies it to what is typed by then. */
export async function recognizeLater(): Promise<void> {
  $recipientInput.set({ ...$recipientInput.get(), isUnavailable: false });
  try {
    await loadRecognizer();
    setRecipientText($recipientInput.get().text);
  } catch {
    $recipientInput.set({ ...$recipientInput.get(), isUnavailable: true });
  }
}

/** Fills the field with a text that the person did not type there. */
export function putRecipientText(text: string): void {
  $recipientInput.set({ ...$recipientInput.get(), revision: $recipientInput.get().revision + 1 });
  setRecipientText(text);
}
