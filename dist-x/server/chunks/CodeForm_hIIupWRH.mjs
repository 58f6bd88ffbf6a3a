import "./fields_DenWHCw7.mjs";
import { n as failureText } from "./error-text_CbvwE5Wa.mjs";
import { r as isRefusal } from "./flow-over_BsEjuVCC.mjs";
import { v as notify } from "./loader_DstmYstM.mjs";
import { t as useHydrated } from "./hydrated_BczYLLSw.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { n as FieldError } from "./Field_CnLKQ7b1.mjs";
import { t as SubmitButton } from "./SubmitButton_CuikSkM9.mjs";
import { r as secondsLeft } from "./countdown_DwifGIY1.mjs";
import { t as countdownText } from "./time-format_C12K6_Qq.mjs";
import { t as CountdownTeeth } from "./CountdownTeeth_DtqzxAU3.mjs";
import { n as TeethLoader } from "./Button_DQSJxrkY.mjs";
import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/ui/typed-code.ts
var outside = {
	digits: /[^0-9]/g,
	letters: /[^A-Z0-9]/g
};
/** What is left of typed or filled-in text: full-width digits count, letters are upper case, anything else goes. */
function cleanCode(text, alphabet) {
	return text.normalize("NFKC").toUpperCase().replace(outside[alphabet], "");
}
/**
* A pasted code. Blanks and hyphens, which mails put between groups, are dropped; after that it must be the whole code
* and nothing else.
* @returns null for any other text.
*/
function pastedCode(text, length, alphabet) {
	const bare = text.normalize("NFKC").replace(/[\s\p{Cf}-]/gu, "").toUpperCase();
	return bare.length === length && cleanCode(bare, alphabet) === bare ? bare : null;
}
// src/ui/OtpInput.tsx
/** How many boxes stand in a row: six need no name. */
var narrower = {
	8: "eight",
	10: "ten"
};
/**
* One box a character. The boxes keep their own text, so what was typed or filled in before the page's script arrived
* counts; the first takes a whole code, as autofill gives it.
*/
function OtpInput(props) {
	const { id, legend, box, length = 6, alphabet = "digits", error, busy = false, ref } = props;
	const { onComplete, onEdit, onBadPaste } = props;
	const group = useRef(null);
	const boxes = () => Array.from(group.current?.querySelectorAll("input") ?? []);
	const value = () => boxes().reduce((code, input) => code + input.value, "");
	const goTo = (index) => boxes()[Math.min(Math.max(index, 0), length - 1)]?.focus();
	/** Writes characters from a box on and goes to the box after them. */
	const spread = (from, characters) => {
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
		focus: () => goTo(boxes().findIndex((input) => input.value === "")),
		restart: () => {
			for (const input of boxes()) input.value = "";
			goTo(0);
		}
	}));
	useEffect(() => {
		const early = boxes().findIndex((input) => input.value.length > 1);
		if (early >= 0) spread(early, cleanCode(boxes()[early]?.value ?? "", alphabet).slice(0, length));
	}, []);
	const onInput = (index, input, event) => {
		onEdit?.();
		const one = event.inputType === "insertText" && event.data ? cleanCode(event.data, alphabet) : "";
		const typed = one.length === 1 ? one : cleanCode(input.value, alphabet);
		input.value = "";
		if (typed.length >= length) spread(0, typed.slice(0, length));
		else if (typed) spread(index, typed);
	};
	const onKeyDown = (event, index) => {
		const input = event.currentTarget;
		const to = {
			ArrowLeft: index - 1,
			ArrowRight: index + 1,
			Home: 0,
			End: length - 1
		}[event.key];
		if (to !== void 0) {
			event.preventDefault();
			goTo(to);
		} else if (event.key === "Backspace" && input.value === "" && index > 0 && !busy) {
			event.preventDefault();
			const previous = boxes()[index - 1];
			if (previous) previous.value = "";
			onEdit?.();
			goTo(index - 1);
		}
	};
	const onPaste = (event) => {
		event.preventDefault();
		if (busy) return;
		const code = pastedCode(event.clipboardData.getData("text"), length, alphabet);
		if (code === null) {
			onBadPaste();
			return;
		}
		onEdit?.();
		spread(0, code);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [/* @__PURE__ */ jsxs("fieldset", {
			ref: group,
			className: `otp ${narrower[length] ?? ""}`.trim(),
			onPaste,
			children: [/* @__PURE__ */ jsx("legend", {
				className: "sr",
				children: legend
			}), Array.from({ length }, (_, index) => /* @__PURE__ */ jsx("input", {
				className: "input",
				type: "text",
				"aria-label": fill(box, {
					n: index + 1,
					of: length
				}),
				"aria-invalid": error ? true : void 0,
				"aria-describedby": error ? `${id}-error` : void 0,
				inputMode: alphabet === "digits" ? "numeric" : "text",
				autoComplete: index === 0 ? "one-time-code" : "off",
				autoCapitalize: "characters",
				spellCheck: false,
				readOnly: busy,
				onBeforeInput: (event) => {
					if (event.data && cleanCode(event.data, alphabet) === "") event.preventDefault();
				},
				onInput: (event) => onInput(index, event.currentTarget, event.nativeEvent),
				onKeyDown: (event) => onKeyDown(event, index),
				onFocus: (event) => event.currentTarget.select()
			}, index))]
		}), /* @__PURE__ */ jsx(FieldError, {
			id,
			children: error
		})]
	});
}
// src/connected/use-countdown.ts
/** Twice a second, so that no second is skipped on screen. */
var LOOK_EVERY = 500;
function everyLook(changed) {
	const timer = setInterval(changed, LOOK_EVERY);
	return () => clearInterval(timer);
}
/** Seconds until a code may be sent again; null in the server's HTML, which can't know. */
function useCountdown() {
	return useSyncExternalStore(everyLook, () => secondsLeft(), () => null);
}
// src/islands/auth/CodeWait.tsx
/** What a screen reader hears of the wait: not every second, but when it nears its end (spec section 9; 2.2.1 of WCAG). */
function milestone(seconds, words) {
	if (seconds === null || seconds > 60) return "";
	if (seconds > 10) return words.minute;
	return seconds > 0 ? words.moment : words.over;
}
/** The wait for a new code, in teeth and in words, and the way to ask for one when it is over. */
function CodeWait({ words, hint, resend, resending, busy = false, onResend }) {
	const seconds = useCountdown();
	const [before = "", after = ""] = words.in.split("{time}");
	return /* @__PURE__ */ jsxs("div", {
		className: "wait",
		children: [
			/* @__PURE__ */ jsx(CountdownTeeth, {
				seconds,
				total: 300
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "line",
				children: [/* @__PURE__ */ jsx("span", { children: hint }), seconds === 0 ? /* @__PURE__ */ jsx("button", {
					type: "button",
					disabled: busy,
					onClick: onResend,
					children: busy && resending ? /* @__PURE__ */ jsxs(Fragment$1, { children: [
						/* @__PURE__ */ jsx(TeethLoader, {}),
						" ",
						resending
					] }) : resend
				}) : /* @__PURE__ */ jsxs("span", { children: [
					before,
					/* @__PURE__ */ jsx("b", {
						className: "num",
						children: seconds === null ? "–:––" : countdownText(seconds)
					}),
					after
				] })]
			}),
			/* @__PURE__ */ jsx("span", {
				className: "sr",
				role: "status",
				children: milestone(seconds, words)
			})
		]
	});
}
// src/islands/auth/CodeForm.tsx
/** A code, the wait for another one, and the button that sends it: what every screen that asks for a code has. */
function CodeForm(props) {
	const { ref, words, code, auto = false, flight, verify, fallback, onFailure, resend, submit } = props;
	const { length = 6 } = code;
	const ready = useHydrated();
	const [error, setError] = useState();
	const boxes = useRef(null);
	useImperativeHandle(ref, () => ({
		focus: () => boxes.current?.focus(),
		restart: () => {
			setError(void 0);
			boxes.current?.restart();
		}
	}));
	const send = (typed) => flight.run(async () => {
		if (typed.length < length) {
			setError(code.incomplete);
			boxes.current?.focus();
			return;
		}
		try {
			return await verify(typed);
		} catch (failure) {
			onFailure?.(failure);
			notify("error", failureText(failure, words.toasts, fallback));
			if (isRefusal(failure)) boxes.current?.restart();
			return;
		}
	});
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: (event) => {
			event.preventDefault();
			send(boxes.current?.value() ?? "");
		},
		children: [
			/* @__PURE__ */ jsx(OtpInput, {
				id: code.id,
				ref: boxes,
				length,
				alphabet: code.alphabet,
				legend: code.legend,
				box: code.box,
				error,
				busy: flight.busy,
				onComplete: auto ? (typed) => void send(typed) : void 0,
				onEdit: () => setError(void 0),
				onBadPaste: () => setError(code.badPaste)
			}),
			resend && /* @__PURE__ */ jsx(CodeWait, {
				words: words.shared.wait,
				...resend
			}),
			props.children,
			/* @__PURE__ */ jsx(SubmitButton, {
				ready: ready && !submit.disabled,
				busy: flight.busy,
				busyLabel: submit.busyLabel,
				words: words.toasts,
				children: submit.label
			})
		]
	});
}
export { CodeForm as t };
