import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { commandKey } from '#src/ui/browser/command-key.ts';

/** Points that Page Up and Page Down pass at once. */
const PAGE = 10;

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Called when somebody begins to read a chart by keyboard, and when they stop. */
export type ReadingHandler = (isReading: boolean) => void;

/**
 * A cursor over the points of a chart, moved by the keys of a slider.
 * @param count how many points there are, at least 2.
 * @param onReading a chart whose newest point moves holds still meanwhile: a screen reader tells each change of a slider.
 * @returns the cursor's index, null while nobody points at anything; ways to move it; and the handlers of the slider.
 */
export function useCursor(count: number, onReading?: ReadingHandler) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = count - 1;
  const clamp = (index: number) => Math.max(0, Math.min(last, index));
  // Newer data may have fewer points.
  const index = chosen === null ? null : clamp(chosen);
  const moveTo = (to: number) => setChosen(clamp(to));
  const clear = () => setChosen(null);

  return {
    index,
    moveTo,
    clear,
    handlers: {
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) onReading?.(true);
      },
      onBlur: () => {
        clear();
        onReading?.(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const pressed = commandKey(event) ?? '';
        if (pressed === 'Escape') clear();
        const step = steps[pressed];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        moveTo((index ?? last) + step);
      },
    },
  };
}

/** The same, moved by a pointer too; the handlers are of the element that spans the chart, whose points stand evenly apart. */
export function useScrub(count: number, onReading?: ReadingHandler) {
  const { index, moveTo, clear, handlers } = useCursor(count, onReading);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) moveTo(Math.round(((clientX - left) / width) * (count - 1)));
  };

  return {
    index,
    handlers: {
      ...handlers,
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: clear,
      onPointerCancel: clear,
      onPointerUp: (event: PointerEvent) => {
        // A finger covers what it points at, a mouse stays.
        if (event.pointerType !== 'mouse') clear();
      },
    },
  };
}
