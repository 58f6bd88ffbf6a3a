import { useEffect } from "react";
// src/islands/auth/use-kept-flow.ts
/**
* Looks at what this tab kept of a flow, once the page runs and when it comes back from the back/forward cache: the flow
* may be over by then.
*/
function useKeptFlow(find) {
	useEffect(() => {
		find();
		const onShow = ({ persisted }) => {
			if (persisted) find();
		};
		addEventListener("pageshow", onShow);
		return () => removeEventListener("pageshow", onShow);
	}, [find]);
}
export { useKeptFlow as t };
