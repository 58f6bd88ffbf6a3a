import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { FieldError } from './Field.tsx';
import { cleanCode, pastedCode, type CodeAlphabet } from './otp-code.ts';

export interface OtpHandle {
  value: () => string;
  /** Empties the boxes and goes to the first. */
  restart: () => void;
  focus: () => void;
}

interface OtpInputProps {
  id: string;
  /** What the boxes hold: their group's name. */
  legend: string;
  /** `Digit {n} of {of}`. */
  box: string;
  length?: number;
  alphabet?: CodeAlphabet | undefined;
  error?: string | undefined;
  /** Locked while the code is being checked. */
  busy?: boolean;
  /** Called once each time the last box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  onEdit?: () => void;
  onBadPaste: () => void;
  ref?: Ref<OtpHandle>;
}

/** How many boxes stand in a row: six need no name. */
const narrower: Readonly<Record<number, string>> = { 8: 'eight', 10: 'ten' };

/**
 * One box a character. The boxes keep their own text, so what was typed or filled in before the page's script arrived
 * counts; the first takes a whole code, as autofill gives it.
 */
export function OtpInput(props: OtpInputProps) {
  const { id, legend, box, length = 6, alphabet = 'digits', error, busy = false, ref } = props;
  const { onComplete, onEdit, onBadPaste } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const boxes = () => Array.from(group.current?.querySelectorAll('input') ?? []);
  const value = () => boxes().reduce((code, input) => code + input.value, '');
  const goTo = (index: number) => boxes()[Math.min(Math.max(index, 0), length - 1)]?.focus();

  /** Writes characters from a box on and goes to the box after them. */
  const spread = (from: number, characters: string) => {
    const inputs = boxes();
    [...characters].forEach((character, offset) => {
      const input = inputs[from + offset];
      if (input) input.value = character;
    });
    goTo(from + characters.length);
    const code = value();
    if (inputs.every((input) => input.value.length === 1)) onComplete?.(code);
  };

  useImperativeHandle(ref, () => ({
    value,
    focus: () => goTo(boxes().findIndex((input) => input.value === '')),
    restart: () => {
      for (const input of boxes()) input.value = '';
      goTo(0);
    },
  }));

  useEffect(() => {
    const early = boxes().findIndex((input) => input.value.length > 1);
    if (early >= 0) spread(early, cleanCode(boxes()[early]?.value ?? '', alphabet).slice(0, length));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what stood in the boxes when the script took over
  }, []);

  const onInput = (index: number, input: HTMLInputElement, event: InputEvent) => {
    onEdit?.();
    // A digit typed into a full box replaces it; several at once are a whole code or the rest of one.
    const one = event.inputType === 'insertText' && event.data ? cleanCode(event.data, alphabet) : '';
    const typed = one.length === 1 ? one : cleanCode(input.value, alphabet);
    input.value = '';
    if (typed.length >= length) spread(0, typed.slice(0, length));
    else if (typed) spread(index, typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const input = event.currentTarget;
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      goTo(to);
    } else if (event.key === 'Backspace' && input.value === '' && index > 0 && !busy) {
      event.preventDefault();
      const previous = boxes()[index - 1];
      if (previous) previous.value = '';
      onEdit?.();
      goTo(index - 1);
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = pastedCode(event.clipboardData.getData('text'), length, alphabet);
    if (code === null) {
      onBadPaste();
      return;
    }
    onEdit?.();
    spread(0, code);
  };

  return (
    <div className="field">
      <fieldset ref={group} className={`otp ${narrower[length] ?? ''}`.trim()} onPaste={onPaste}>
        <legend className="sr">{legend}</legend>
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            className="input"
            type="text"
            aria-label={interpolate(box, { n: index + 1, of: length })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={busy}
            onBeforeInput={(event) => {
              if (event.data && cleanCode(event.data, alphabet) === '') event.preventDefault();
            }}
            onInput={(event) => onInput(index, event.currentTarget, event.nativeEvent)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </fieldset>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
