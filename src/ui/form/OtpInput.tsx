import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { restoring } from '../foreign-dom/input-snapshot.ts';
import type { ElementNode } from '../element-node.ts';
import { FieldError } from './Field.tsx';
import { cleanCode, pastedCode, type CodeAlphabet } from './otp-code.ts';

export interface OtpHandle {
  value: () => string;
  /** Empties the boxes and focuses the first. */
  restart: () => void;
  focus: () => void;
}

interface OtpInputProps {
  id: string;
  /** The accessible name of the group. */
  legend: string;
  /** Shows the legend above the boxes; else only screen readers read it. */
  showLegend?: boolean;
  /** `Digit {n} of {of}`. */
  box: string;
  length?: number;
  alphabet?: CodeAlphabet | undefined;
  /**
   * A PIN: dots instead of digits, and neither a browser nor a password manager offers anything for it, or to save it: beside the
   * password of the account it would be saved in its place.
   */
  secret?: boolean;
  error?: string | undefined;
  /** Under the boxes, while nothing is wrong. */
  hint?: string | undefined;
  /** Beside the hint or the error: what helps who can't fill them in. */
  beside?: ElementNode;
  /** Read-only while the code is verified. */
  busy?: boolean;
  /** Called once each time the last box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  /** Called with what the boxes hold after each edit, before `onComplete`. */
  onEdit?: (code: string) => void;
  onBadPaste: () => void;
  ref?: Ref<OtpHandle>;
}

/** What password managers go by to leave a field alone: 1Password, LastPass, Bitwarden, Dashlane. */
const leftAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/** A browser that can't show dots in a field of text has them in a field of passwords alone. */
const masksText = (): boolean => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc');

/** The attributes of a box of a PIN. A field of passwords can't be copied from either. */
const secretBox = () => ({
  ...leftAlone,
  className: 'input secret',
  type: masksText() ? 'text' : 'password',
  onCopy: (event: ClipboardEvent) => event.preventDefault(),
  onCut: (event: ClipboardEvent) => event.preventDefault(),
});

/** CSS classes by the number of boxes; six need none. */
const lengthClasses: Readonly<Record<number, string>> = { 8: 'eight', 10: 'ten' };

/**
 * One box for each character. The boxes are uncontrolled, so that they keep what was typed before the page's script came. The
 * first box takes a whole code, as autofill writes it.
 */
export function OtpInput(props: OtpInputProps) {
  const { id, legend, showLegend = false, box, length = 6, alphabet = 'digits', secret = false } = props;
  const { error, hint, beside, busy = false, ref } = props;
  const { onComplete, onEdit, onBadPaste } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const boxes = () => Array.from(group.current?.querySelectorAll('input') ?? []);
  const value = () => boxes().reduce((code, input) => code + input.value, '');
  const focusBox = (index: number) => boxes()[Math.min(Math.max(index, 0), length - 1)]?.focus();

  /** Writes characters into the boxes from an index on, and focuses the box after them. */
  const fillFrom = (from: number, characters: string) => {
    const inputs = boxes();
    [...characters].forEach((character, offset) => {
      const input = inputs[from + offset];
      if (input) input.value = character;
    });
    focusBox(from + characters.length);
    const code = value();
    onEdit?.(code);
    if (inputs.every((input) => input.value.length === 1)) onComplete?.(code);
  };

  useImperativeHandle(ref, () => ({
    value,
    focus: () => focusBox(boxes().findIndex((input) => input.value === '')),
    restart: () => {
      for (const input of boxes()) input.value = '';
      focusBox(0);
    },
  }));

  useEffect(() => {
    const prefilled = boxes().findIndex((input) => input.value.length > 1);
    if (prefilled >= 0)
      fillFrom(prefilled, cleanCode(boxes()[prefilled]?.value ?? '', alphabet).slice(0, length));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for a code that was filled in before hydration
  }, []);

  const onInput = (index: number, input: HTMLInputElement, event: InputEvent) => {
    if (restoring.has(event)) return onEdit?.(value());
    // One character replaces what the box holds; several at once are a whole code or the rest of one.
    const single = event.inputType === 'insertText' && event.data ? cleanCode(event.data, alphabet) : '';
    const typed = single.length === 1 ? single : cleanCode(input.value, alphabet);
    input.value = '';
    if (typed.length >= length) fillFrom(0, typed.slice(0, length));
    else if (typed) fillFrom(index, typed);
    else onEdit?.(value());
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const input = event.currentTarget;
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    };
    const pressed = commandKey(event) ?? '';
    const target = targets[pressed];
    if (target !== undefined) {
      event.preventDefault();
      focusBox(target);
    } else if (pressed === 'Backspace' && input.value === '' && index > 0 && !busy) {
      event.preventDefault();
      const previous = boxes()[index - 1];
      if (previous) previous.value = '';
      onEdit?.(value());
      focusBox(index - 1);
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
    fillFrom(0, code);
  };

  return (
    <div className="field">
      <fieldset ref={group} className={`otp ${lengthClasses[length] ?? ''}`.trim()} onPaste={onPaste}>
        <legend className={showLegend ? undefined : 'sr'}>{legend}</legend>
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            className="input"
            type="text"
            {...(secret && secretBox())}
            aria-label={interpolate(box, { n: index + 1, of: length })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
            autoComplete={index === 0 && !secret ? 'one-time-code' : 'off'}
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
      {hint || beside ? (
        <div className="below">
          {error ? <FieldError id={id}>{error}</FieldError> : <p className="hint">{hint}</p>}
          {beside}
        </div>
      ) : (
        <FieldError id={id}>{error}</FieldError>
      )}
    </div>
  );
}
