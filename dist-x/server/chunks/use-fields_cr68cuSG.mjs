import { n as ApiError } from "./create-call_YovI1v8w.mjs";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
// src/stores/field-errors.ts
/** What the server says of single fields: name -> message key of contract/fields.ts. Empty for any other failure. */
function fieldErrors(error) {
	return error instanceof ApiError ? error.fields : {};
}
// src/connected/use-fields.ts
/**
* A form by the contract's rules. Inputs register uncontrolled and without default values: what they hold when the
* script arrives counts.
* @param words of the rules' message keys.
*/
function useFields(schema, words, mode = "onSubmit") {
	const form = useForm({
		resolver: standardSchemaResolver(schema),
		mode
	});
	const textOf = (message) => message !== void 0 && Object.hasOwn(words, message) ? words[message] : void 0;
	/** The text of a field's error. */
	const errorOf = (name) => textOf(form.getFieldState(name, form.formState).error?.message);
	/** A field's text as it is typed; the caller renders again with it. */
	const textIn = (name) => {
		const value = form.watch(name);
		return typeof value === "string" ? value : "";
	};
	/**
	* Puts what the server says of single fields beside them, and goes to the first.
	* @param fieldOf the form's name for a name of the API; null for one that it does not show.
	* @returns false when something is left to say.
	*/
	const showRefusal = (error, fieldOf) => {
		const refused = Object.entries(fieldErrors(error));
		const shown = refused.flatMap(([name, message]) => {
			const field = fieldOf(name);
			return field && textOf(message) ? [{
				field,
				message
			}] : [];
		});
		shown.forEach(({ field, message }, index) => {
			form.setError(field, {
				type: "server",
				message
			}, { shouldFocus: index === 0 });
		});
		return shown.length > 0 && shown.length === refused.length;
	};
	return {
		...form,
		errorOf,
		textIn,
		showRefusal
	};
}
export { useFields as t };
