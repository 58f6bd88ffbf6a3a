import { H as maybeRenderHead, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import "./compiler_D0CCsFJp.mjs";
// src/content/mark.ts
/** The product's mark on a grid of 24: a shell seen from below, as paths to fill or to draw in line. */
var mark = {
	/** An egg. */
	body: "M12.9 .9c5.2 .1 9.1 4.2 9.1 9.3c.1 6-5.4 12.6-11.5 12.8c-5.4 0-8-5.3-7.9-10.1c0-6 3.9-11.9 10.3-12z",
	/** The slit, in the colour of what the mark lies on. */
	slit: "M16.4 3.3c-.5 .1-1.4 .9-1.9 1.2c-3.3 2.2-5.3 5.2-6.5 9c-1 2.2-.2 7.2 1.1 8.8c.4 .3 3.6-3.8 3.6-4.4c1.2-2.9 2.7-7.5 3.4-10.6c0-.3 .9-4.6 .4-4z",
	/** Its even teeth: lines. */
	teeth: "M12.9 6.4l-.5-.3M11.5 9.1l-1.1-.5M10.2 11.8l-1.4-.5M9.2 14.7l-1.4-.4M8.3 17.7l-.7-.2M11.2 18.3l1 .2M11.9 15.6l1.4 .4M12.8 12.9l1.4 .6M13.9 10.3l1.1 .6M15.2 7.7l.6 .3"
};
// src/components/shell/Mark.astro
var $$Mark = createComponent(($$result, $$props, $$slots) => {
	return renderTemplate`${maybeRenderHead($$result)}<svg viewBox="0 0 24 24" aria-hidden="true"><path${addAttribute(mark.body, "d")}></path><path${addAttribute(mark.slit, "d")}></path><path${addAttribute(mark.teeth, "d")}></path></svg>`;
}, "/work/main/src/components/shell/Mark.astro", void 0);
export { $$Mark as t };
