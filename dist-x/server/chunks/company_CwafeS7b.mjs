import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate, W as addAttribute } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as $$PageHead } from "./PageHead_D3Pj5scT.mjs";
import { t as logo } from "./logo_Br5quqkX.mjs";
import { a as $$Icon } from "./challenge_CeTBnEpI.mjs";
import { a as pathIn } from "./locale_DjvJCb5D.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { t as $$Public } from "./Public_Dd6hEzld.mjs";
// src/styles/tokens.css?raw
var tokens_default = "/* Roles, not looks: every colour, size and duration of the product by name. */\n:root {\n  color-scheme: light dark;\n\n  --ground: light-dark(#fbf8f2, #0d1514);\n  --surface: light-dark(#ffffff, #141f1d);\n  --raised: light-dark(#f4efe5, #1b2926);\n  --hover: light-dark(#faf6ee, #182422);\n  --line: light-dark(#e5dfd3, #263632); /* hairlines */\n  --edge: light-dark(#908a7d, #647b74); /* borders of controls, 3:1 */\n  --ink: light-dark(#14211f, #eef2ee);\n  --ink-soft: light-dark(#4f5d59, #a3b5af);\n  --lagoon: light-dark(#0b6b5d, #4fd1b5);\n  --on-lagoon: light-dark(#ffffff, #06211c);\n  --lagoon-wash: light-dark(#e3f0ec, #14312b);\n  --press: light-dark(#08564b, #7be0c9);\n  --coral: light-dark(#c8452c, #ff8a70);\n  --up: light-dark(#09623c, #3dd68c);\n  --down: light-dark(#a3213b, #ff949e);\n  --down-wash: light-dark(#fbecec, #341b20);\n  --warn: light-dark(#8a5a00, #f2b84b);\n  --warn-wash: light-dark(#fbf0d9, #33270f);\n  --engrave: light-dark(#0b6b5d, #2f8474);\n  --shell: light-dark(#e3f0ec, #12241f);\n\n  --shade: light-dark(rgb(20 33 31 / 0.05), rgb(0 0 0 / 0.3));\n  --shade-far: light-dark(rgb(20 33 31 / 0.14), rgb(0 0 0 / 0.4));\n  --lift: 0 1px 2px var(--shade), 0 20px 40px -20px var(--shade-far);\n  --pop: 0 1px 2px var(--shade), 0 16px 40px var(--shade-far);\n\n  --radius-control: 10px;\n  --radius-card: 16px;\n  --radius-chip: 999px;\n\n  --t-12: 0.75rem;\n  --t-14: 0.875rem;\n  --t-16: 1rem;\n  --t-18: 1.125rem;\n  --t-22: 1.375rem;\n  --t-28: 1.75rem;\n  --t-36: 2.25rem;\n  --t-48: 3rem;\n  --h1: clamp(var(--t-48), 5.6vw + 1.6rem, 5rem);\n  --h2: clamp(2rem, 2vw + 1.5rem, var(--t-48));\n  --gutter: clamp(20px, 5vw, 40px);\n  --section: clamp(72px, 9vw, 128px);\n\n  --text: 'Cowrie Text', 'Cowrie Marks', 'Cowrie Text Fallback', system-ui, sans-serif;\n  --display: 'Cowrie Display', var(--text);\n  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);\n  --quick: 160ms var(--ease);\n}\n\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n:root:lang(zh) {\n  --text: 'Cowrie Text', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;\n  --display: var(--text);\n}\n";
// src/styles/read-tokens.ts
/** Every plain colour of the sheet, in its order; shadows, which let their ground through, are none. */
function colourTokens(css) {
	return [...css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi)].map(([, name = "", light = "", dark = ""]) => ({
		name,
		light,
		dark
	}));
}
/** @throws Error when the sheet has no such colour. */
function colourToken(css, name) {
	const token = colourTokens(css).find((one) => one.name === name);
	if (!token) throw new Error(`tokens.css has no colour --${name}.`);
	return token;
}
/** The sizes of text, `t-12` and on, in pixels at the browser's usual size. */
function textSizes(css) {
	return [...css.matchAll(/--(t-\d+):\s*([\d.]+)rem/g)].map(([, name = "", rem = ""]) => ({
		name,
		pixels: Number(rem) * 16
	}));
}
/** WCAG 2.2, "relative luminance". */
function luminance(hex) {
	const [red = 0, green = 0, blue = 0] = [
		1,
		3,
		5
	].map((at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
	});
	return .2126 * red + .7152 * green + .0722 * blue;
}
/** WCAG 2.2, "contrast ratio": 1 to 21. */
function contrast(one, other) {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + .05) / (dark + .05);
}
// src/components/company/Colours.astro
createAstro("http://localhost:4455");
var $$Colours = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Colours;
	const { t } = Astro.props;
	const liesOn = {
		edge: "ground",
		ink: "ground",
		"ink-soft": "ground",
		lagoon: "ground",
		"on-lagoon": "lagoon",
		press: "ground",
		coral: "ground",
		up: "ground",
		down: "ground",
		warn: "ground"
	};
	const roles = t.roles;
	const colours = colourTokens(tokens_default).map((token) => {
		const under = liesOn[token.name];
		const ground = under && colourToken("/* Roles, not looks: every colour, size and duration of the product by name. */\n:root {\n  color-scheme: light dark;\n\n  --ground: light-dark(#fbf8f2, #0d1514);\n  --surface: light-dark(#ffffff, #141f1d);\n  --raised: light-dark(#f4efe5, #1b2926);\n  --hover: light-dark(#faf6ee, #182422);\n  --line: light-dark(#e5dfd3, #263632); /* hairlines */\n  --edge: light-dark(#908a7d, #647b74); /* borders of controls, 3:1 */\n  --ink: light-dark(#14211f, #eef2ee);\n  --ink-soft: light-dark(#4f5d59, #a3b5af);\n  --lagoon: light-dark(#0b6b5d, #4fd1b5);\n  --on-lagoon: light-dark(#ffffff, #06211c);\n  --lagoon-wash: light-dark(#e3f0ec, #14312b);\n  --press: light-dark(#08564b, #7be0c9);\n  --coral: light-dark(#c8452c, #ff8a70);\n  --up: light-dark(#09623c, #3dd68c);\n  --down: light-dark(#a3213b, #ff949e);\n  --down-wash: light-dark(#fbecec, #341b20);\n  --warn: light-dark(#8a5a00, #f2b84b);\n  --warn-wash: light-dark(#fbf0d9, #33270f);\n  --engrave: light-dark(#0b6b5d, #2f8474);\n  --shell: light-dark(#e3f0ec, #12241f);\n\n  --shade: light-dark(rgb(20 33 31 / 0.05), rgb(0 0 0 / 0.3));\n  --shade-far: light-dark(rgb(20 33 31 / 0.14), rgb(0 0 0 / 0.4));\n  --lift: 0 1px 2px var(--shade), 0 20px 40px -20px var(--shade-far);\n  --pop: 0 1px 2px var(--shade), 0 16px 40px var(--shade-far);\n\n  --radius-control: 10px;\n  --radius-card: 16px;\n  --radius-chip: 999px;\n\n  --t-12: 0.75rem;\n  --t-14: 0.875rem;\n  --t-16: 1rem;\n  --t-18: 1.125rem;\n  --t-22: 1.375rem;\n  --t-28: 1.75rem;\n  --t-36: 2.25rem;\n  --t-48: 3rem;\n  --h1: clamp(var(--t-48), 5.6vw + 1.6rem, 5rem);\n  --h2: clamp(2rem, 2vw + 1.5rem, var(--t-48));\n  --gutter: clamp(20px, 5vw, 40px);\n  --section: clamp(72px, 9vw, 128px);\n\n  --text: 'Cowrie Text', 'Cowrie Marks', 'Cowrie Text Fallback', system-ui, sans-serif;\n  --display: 'Cowrie Display', var(--text);\n  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);\n  --quick: 160ms var(--ease);\n}\n\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n:root:lang(zh) {\n  --text: 'Cowrie Text', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;\n  --display: var(--text);\n}\n", under);
		const ratio = (scheme) => ground ? `${contrast(token[scheme], ground[scheme]).toFixed(1)}:1` : "";
		const schemes = ["light", "dark"].map((scheme) => ({
			scheme,
			name: t.colours[scheme],
			hex: token[scheme],
			ratio: ratio(scheme)
		}));
		return {
			name: token.name,
			role: roles[token.name],
			schemes
		};
	});
	return renderTemplate`${maybeRenderHead($$result)}<div class="rule"><div><h3>${t.colours.title}</h3><p>${t.colours.text}</p></div><ul class="colours">${colours.map(({ name, role, schemes }) => renderTemplate`<li><svg viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">${schemes.map(({ hex }, index) => renderTemplate`<rect${addAttribute(index, "x")} width="1" height="1"${addAttribute(hex, "fill")}></rect>`)}</svg><b>${name}</b><span class="soft">${role}</span><dl>${schemes.map((one) => renderTemplate`<div><dt class="sr">${one.name}</dt><dd><code>${one.hex}</code> ${one.ratio}</dd></div>`)}</dl></li>`)}</ul></div>`;
}, "/work/main/src/components/company/Colours.astro", void 0);
// src/components/company/MarkRules.astro
createAstro("http://localhost:4455");
var $$MarkRules = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$MarkRules;
	const { locale, t } = Astro.props;
	const { mark, not } = t;
	return renderTemplate`${maybeRenderHead($$result)}<svg class="sr" aria-hidden="true"><path id="mark" fill-rule="evenodd"${addAttribute(logo.mark, "d")}></path></svg><div class="rule"><div><h3>${mark.title}</h3><p>${mark.text}</p><a class="more"${addAttribute(pathIn(locale, "/press#marks"), "href")}>${mark.kit}${renderComponent($$result, "Icon", $$Icon, { "name": "arrow" })}</a></div><div class="pair"><figure><svg viewBox="-12 -12 48 48"><path class="guide" d="M-6-6h36v36h-36zM0 0h24v24H0z"></path><path class="gap" d="M-6 10v4M-6 12H0M0 10v4M24 10v4M24 12h6M30 10v4"></path><use href="#mark"></use></svg><figcaption>${mark.space}</figcaption></figure><figure><div class="sizes"><svg viewBox="0 0 24 24"><use href="#mark"></use></svg><svg viewBox="0 0 24 24"><use href="#mark"></use></svg><svg viewBox="0 0 24 24"><use href="#mark"></use></svg></div><figcaption>${mark.size}</figcaption></figure></div></div><div class="rule"><h3>${not.title}</h3><ul class="not"><li><svg viewBox="-6 -6 36 36"><use href="#mark" transform="translate(-5 4) scale(1.4 .65)"></use></svg>${not.stretch}</li><li><svg viewBox="-6 -6 36 36"><use href="#mark" transform="rotate(-22 12 12)"></use></svg>${not.upright}</li><li><svg class="other" viewBox="-6 -6 36 36"><use href="#mark"></use></svg>${not.colour}</li><li><svg class="outline" viewBox="-6 -6 36 36"><use href="#mark"></use></svg>${not.outline}</li><li><svg class="faint" viewBox="-6 -6 36 36"><use href="#mark"></use></svg>${not.faint}</li><li><svg viewBox="-6 -6 36 36"><use href="#mark"></use><path class="crowd" d="M24 3h6v4h-6zM24 10h6v4h-6zM24 17h6v4h-6zM-6-6h36v4H-6zM-6 26h36v4H-6z"></path></svg>${not.crowd}</li></ul></div>`;
}, "/work/main/src/components/company/MarkRules.astro", void 0);
// src/components/company/TypeScale.astro
createAstro("http://localhost:4455");
var $$TypeScale = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TypeScale;
	const { t } = Astro.props;
	const sizes = textSizes(tokens_default).reverse();
	return renderTemplate`${maybeRenderHead($$result)}<div class="rule"><div><h3>${t.title}</h3><p>${t.text}</p></div><ul class="scale">${sizes.map(({ name, pixels }) => renderTemplate`<li><span class="num soft">${pixels}</span><span${addAttribute(name, "class")}>${t.sample}</span></li>`)}</ul></div>`;
}, "/work/main/src/components/company/TypeScale.astro", void 0);
// src/components/company/Voice.astro
createAstro("http://localhost:4455");
var $$Voice = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Voice;
	const { t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<div class="rule"><div><h3>${t.title}</h3><p>${t.text}</p></div><table><thead><tr><th scope="col">${t.yes}</th><th scope="col">${t.no}</th></tr></thead><tbody>${t.pairs.map(({ yes, no }) => renderTemplate`<tr><td>${yes}</td><td>${no}</td></tr>`)}</tbody></table></div>`;
}, "/work/main/src/components/company/Voice.astro", void 0);
// src/components/company/Guidelines.astro
createAstro("http://localhost:4455");
var $$Guidelines = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Guidelines;
	const { locale, t } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section guide-lines" id="guide-lines" aria-labelledby="brand-heading"><h2 id="brand-heading">${t.heading}</h2><p class="lead">${t.text}</p>${renderComponent($$result, "MarkRules", $$MarkRules, {
		"locale": locale,
		"t": t
	})}${renderComponent($$result, "Colours", $$Colours, { "t": t })}${renderComponent($$result, "TypeScale", $$TypeScale, { "t": t.type })}${renderComponent($$result, "Voice", $$Voice, { "t": t.voice })}</section>`;
}, "/work/main/src/components/company/Guidelines.astro", void 0);
// src/components/company/Investors.astro
createAstro("http://localhost:4455");
var $$Investors = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Investors;
	const { locale, t } = Astro.props;
	const { about, blog, terms, status } = t.publish.links;
	const published = [
		[about, "/about-us"],
		[blog, "/blog"],
		[terms, "/legal/tos"],
		[status, "/support/status"]
	];
	return renderTemplate`${maybeRenderHead($$result)}<section class="wrap section investors" id="investors" aria-labelledby="investors-heading"><h2 id="investors-heading">${t.heading}</h2><p class="lead">${t.text}</p><ul><li><h3>${t.reach.title}</h3><p>${t.reach.text}</p><a class="button"${addAttribute(pathIn(locale, "/contact"), "href")}>${t.reach.action}</a></li><li><h3>${t.publish.title}</h3><p>${t.publish.text}</p><p class="links-row">${published.map(([name, path]) => renderTemplate`<a${addAttribute(pathIn(locale, path), "href")}>${name}</a>`)}</p></li><li><h3>${t.not.title}</h3><p>${t.not.text}</p></li></ul></section>`;
}, "/work/main/src/components/company/Investors.astro", void 0);
// src/pages/[...locale]/company.astro
var company_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Company,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$Company = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Company;
	const { locale } = Astro.locals;
	const t = messages(locale).company;
	return renderTemplate`${renderComponent($$result, "Public", $$Public, {
		"title": t.title,
		"description": t.description
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<div class="wrap">${renderComponent($$result, "PageHead", $$PageHead, {
		"locale": locale,
		"heading": t.heading,
		"lead": t.lead
	})}</div>${renderComponent($$result, "Investors", $$Investors, {
		"locale": locale,
		"t": t.investors
	})}${renderComponent($$result, "Guidelines", $$Guidelines, {
		"locale": locale,
		"t": t.brand
	})}` })}`;
}, "/work/main/src/pages/[...locale]/company.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/company.astro";
var $$url = "/[...locale]/company";
// \0virtual:astro:page:src/pages/[...locale]/company@_@astro
var page = () => company_exports;
export { page };
