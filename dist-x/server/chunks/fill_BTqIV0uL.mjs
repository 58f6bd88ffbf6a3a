// src/intl/fill.ts
/** Puts values into the `{names}` of a message. A name without a value stays visible, so that a mistake is seen. */
function fill(message, values) {
	return message.replace(/\{(\w+)\}/g, (name, key) => key in values ? String(values[key]) : name);
}
export { fill as t };
