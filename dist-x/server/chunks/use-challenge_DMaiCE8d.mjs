import { useCallback, useRef, useState } from "react";
// src/ui/use-challenge.ts
/** A form's side of its challenge. `passed` also holds when it may be passed over; the token is empty then. */
function useChallenge() {
	const [token, setToken] = useState(null);
	const [state, setState] = useState("loading");
	const handle = useRef(null);
	const reset = useCallback(() => handle.current?.reset(), []);
	return {
		token: token ?? "",
		passed: token !== null || state === "bypassed",
		reset,
		props: {
			ref: handle,
			onToken: setToken,
			onState: setState
		}
	};
}
export { useChallenge as t };
