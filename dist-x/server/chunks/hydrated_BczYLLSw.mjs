import { useSyncExternalStore } from "react";
// src/ui/hydrated.ts
var never = () => () => void 0;
/** False in the server's HTML and while it is taken over, then true: what needs a script waits for it. */
function useHydrated() {
	return useSyncExternalStore(never, () => true, () => false);
}
export { useHydrated as t };
