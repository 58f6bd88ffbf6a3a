import { useCallback, useEffect, useRef, useState } from 'react';
import { canReadClipboard, readClipboardPicture } from './read-clipboard.ts';
import { readPicture, type PictureFault } from './picture-reader.ts';

export type PictureProblem = PictureFault | 'emptyClipboard' | 'clipboardDenied' | 'noFile' | 'noScanner';

interface PictureReadingState {
  readonly isReading: boolean;
  /** Of the last picture; `name` is its file's, empty for a pasted one. */
  readonly problem: { readonly kind: PictureProblem; readonly name: string } | null;
}

const idle: PictureReadingState = { isReading: false, problem: null };

/** Reads one picture at a time; a later one takes the place of one that is still being read. */
export function usePictureReading(onText: (text: string) => void) {
  const [state, setState] = useState(idle);
  const current = useRef<symbol | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const run = useCallback(
    async (getFile: () => Promise<File | null>, missing: PictureProblem, refused: PictureProblem) => {
      const mine = Symbol('picture');
      current.current = mine;
      const settle = (next: PictureReadingState) => {
        if (current.current === mine) setState(next);
      };
      const fail = (kind: PictureProblem, name = '') => settle({ isReading: false, problem: { kind, name } });
      settle({ isReading: true, problem: null });
      let file: File | null;
      try {
        file = await getFile();
      } catch {
        fail(refused);
        return;
      }
      if (!file) {
        fail(missing);
        return;
      }
      try {
        const reading = await readPicture(file);
        if ('fault' in reading) fail(reading.fault, file.name);
        else if (current.current === mine) {
          setState(idle);
          onText(reading.text);
        }
      } catch {
        fail('noScanner');
      }
    },
    [onText],
  );

  const read = useCallback(
    (file: File | null) => void run(() => Promise.resolve(file), 'noFile', 'noFile'),
    [run],
  );
  const paste = useCallback(() => void run(readClipboardPicture, 'emptyClipboard', 'clipboardDenied'), [run]);
  return { ...state, read, paste: canReadClipboard() ? paste : null };
}
