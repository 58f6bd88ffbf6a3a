import { useEffect } from 'react';
import { leaveField, takeBuffered, type BufferedField } from './keystroke-buffer.ts';

/** Hands over, as a field comes, what was typed while its code was loading. @param put is called once, and not for nothing. */
export function useEarlyTyping(field: BufferedField, put: (typed: string) => void): void {
  useEffect(() => {
    const early = takeBuffered(field);
    if (early) put(early);
    return () => leaveField(field);
    // Once, as the field comes: later it is typed into.
  }, []);
}
