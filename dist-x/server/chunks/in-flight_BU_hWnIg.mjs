import { useCallback, useEffect, useRef, useState } from "react";
// src/ui/in-flight.ts
/**
* One request at a time: Enter, a click and a sixth digit together start one. The guard is a ref, because state is known
* a render late. An action sees to its own errors.
*/
function useInFlight() {
	const running = useRef(false);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		const onShow = ({ persisted }) => {
			if (!persisted) return;
			running.current = false;
			setBusy(false);
		};
		addEventListener("pageshow", onShow);
		return () => removeEventListener("pageshow", onShow);
	}, []);
	return {
		busy,
		run: useCallback(async (action) => {
			if (running.current) return;
			running.current = true;
			setBusy(true);
			let outcome;
			try {
				outcome = await action();
			} finally {
				if (outcome !== "leaving") {
					running.current = false;
					setBusy(false);
				}
			}
		}, [])
	};
}
export { useInFlight as t };
