import { F as spreadAttributes, H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
// src/components/form/FormField.astro
createAstro("http://localhost:4455");
var $$FormField = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$FormField;
	const { name, label, value, hint, error, focus, type = "text", rows, autocomplete } = Astro.props;
	const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
	const shared = {
		id: name,
		name,
		class: "input",
		required: true,
		autofocus: focus || void 0,
		"aria-invalid": error ? "true" : void 0,
		"aria-describedby": described || void 0
	};
	return renderTemplate`${maybeRenderHead($$result)}<div class="field"><label${addAttribute(name, "for")}>${label}</label>${rows ? renderTemplate`<textarea${spreadAttributes(shared)}${addAttribute(rows, "rows")}>${`\n${value}`}</textarea>` : renderTemplate`<input${spreadAttributes(shared)}${addAttribute(type, "type")}${addAttribute(value, "value")}${addAttribute(autocomplete, "autocomplete")}>`}${error && renderTemplate`<p class="error"${addAttribute(`${name}-error`, "id")}>${renderComponent($$result, "Icon", $$Icon, { "name": "alert" })}${error}</p>`}${hint && renderTemplate`<p class="hint"${addAttribute(`${name}-hint`, "id")}>${hint}</p>`}</div>`;
}, "/work/main/src/components/form/FormField.astro", void 0);
// src/components/form/FormTrap.astro
createAstro("http://localhost:4455");
var $$FormTrap = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$FormTrap;
	const { t, value } = Astro.props;
	return renderTemplate`${value === "" ? renderTemplate`${maybeRenderHead($$result)}<div class="sr" aria-hidden="true"><label for="website">${t.trap}</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off"></div>` : renderTemplate`${renderComponent($$result, "FormField", $$FormField, {
		"name": "website",
		"label": t.trap,
		"value": value,
		"error": t.trapFilled,
		"autocomplete": "off"
	})}`}`;
}, "/work/main/src/components/form/FormTrap.astro", void 0);
export { $$FormField as n, $$FormTrap as t };
