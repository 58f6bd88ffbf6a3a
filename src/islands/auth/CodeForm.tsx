import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { useToastedText } from '#src/ui/form/use-toasted-text.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { ErrorFallbacks } from '#src/stores/errors/error-message.ts';
import { isRejected, isTryRefused } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import type { CodeAlphabet } from '#src/ui/form/otp-code.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { failureText } from './failure-text.ts';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

export interface CodeFormHandle {
  focus: () => void;
  /** Empties the boxes and clears the error, because another code was sent; focuses the first box. */
  restart: () => void;
}

/** Which code is asked for, and the messages of its boxes. */
export interface CodeKind {
  id: string;
  legend: string;
  /** `Digit {n} of {of}`. */
  box: string;
  /** Six digits unless these two say otherwise. */
  length?: number;
  alphabet?: CodeAlphabet;
  incomplete: string;
  badPaste: string;
}

interface CodeFormProps {
  ref?: Ref<CodeFormHandle>;
  locale: Locale;
  messages: Pick<ScreenProps<'auth', 'otp'>['messages'], 'shared' | 'toasts'>;
  code: CodeKind;
  /** The caller's, so that only one of its requests runs at a time. */
  flight: { busy: boolean; run: (action: () => Promise<Outcome>) => Promise<void> };
  /** Sends a complete code. What it throws is shown as a toast, and a rejected code is marked. */
  verify: (code: string) => Promise<Outcome>;
  fallback: ErrorFallbacks;
  /** Runs before the failure is shown. */
  onFailure?: (failure: unknown) => void;
  /** The wait for another code; absent where none can be requested. */
  resend?: Omit<ResendCodeProps, 'messages'>;
  submit: { label: string; busyLabel: string };
  /** What has to be done before the code can be sent; undefined when nothing has. */
  blocker?: string | undefined;
  /** Shown between the code and the button. */
  children?: ElementNode;
}

/** The form of every screen that asks for a code: boxes that send it when the last one is filled, resend, and a button. */
export function CodeForm(props: CodeFormProps) {
  const { ref, locale, messages, code, flight, verify, fallback, onFailure, resend, submit, blocker } = props;
  const { length = OTP_LENGTH } = code;
  const ready = useHydrated();
  const [error, setError] = useState<string>();
  const { setToasted, toastedProps } = useToastedText();
  /** The code is complete and waits for its blocker to go. */
  const [isQueued, setIsQueued] = useState(false);
  const boxes = useRef<OtpHandle>(null);

  useImperativeHandle(ref, () => ({
    focus: () => boxes.current?.focus(),
    restart: () => {
      setError(undefined);
      setIsQueued(false);
      boxes.current?.restart();
    },
  }));

  const send = (typed: string) =>
    flight.run(async () => {
      setIsQueued(false);
      if (typed.length < length) {
        setError(code.incomplete);
        boxes.current?.focus();
        return undefined;
      }
      try {
        return await verify(typed);
      } catch (failure) {
        onFailure?.(failure);
        const text = await failureText(failure, messages.toasts, fallback, locale);
        showToast('error', text);
        setToasted(text);
        // A code that the API did not judge may still be right, so it stays in its boxes.
        if (isRejected(failure)) boxes.current?.restart();
        if (isRejected(failure) || isTryRefused(failure)) setError(text);
        return undefined;
      }
    });

  const sendQueued = useEffectEvent(() => {
    void send(boxes.current?.value() ?? '');
  });
  useEffect(() => {
    if (isQueued && blocker === undefined) sendQueued();
  }, [isQueued, blocker]);

  return (
    <form
      {...toastedProps(error)}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(boxes.current?.value() ?? '');
      }}
    >
      <OtpInput
        id={code.id}
        ref={boxes}
        length={length}
        alphabet={code.alphabet}
        legend={code.legend}
        box={code.box}
        error={error}
        busy={flight.busy}
        onComplete={(typed) => (blocker === undefined ? void send(typed) : setIsQueued(true))}
        onEdit={() => {
          setError(undefined);
          setIsQueued(false);
        }}
        onBadPaste={() => setError(code.badPaste)}
      />
      <p className="hint" role="status" hidden={!isQueued}>
        {isQueued && blocker}
      </p>
      {resend && <ResendCode messages={messages.shared.wait} {...resend} />}
      {props.children}
      <SubmitButton
        ready={ready && blocker === undefined}
        busy={flight.busy}
        busyLabel={submit.busyLabel}
        messages={messages.toasts}
      >
        {submit.label}
      </SubmitButton>
    </form>
  );
}
