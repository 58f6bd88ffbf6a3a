import { S as session } from "./loader_DstmYstM.mjs";
// src/stores/kept-flow.ts
function keepFlow(key, { rest, ...flow }) {
	session.write(key, JSON.stringify({
		...rest,
		...flow
	}));
}
/** Null for nothing, and for anything that is not whole. */
function keptFlow(key) {
	try {
		const kept = JSON.parse(session.read(key) ?? "null");
		if (typeof kept !== "object" || kept === null) return null;
		const { email, identifier, ...rest } = kept;
		if (typeof email !== "string" || typeof identifier !== "string") return null;
		return email.length <= 254 && identifier ? {
			email,
			identifier,
			rest
		} : null;
	} catch {
		return null;
	}
}
function dropFlow(key) {
	session.remove(key);
}
export { keepFlow as n, keptFlow as r, dropFlow as t };
