import { c as Icon, n as chevron } from "./icon-paths_Dx5DnbGm.mjs";
import { n as matchingOptions, r as optionText } from "./user-info_DY1kHDbh.mjs";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useCombobox } from "downshift";
// src/ui/Combobox.tsx
/** A list that is searched by typing. Comes in a chunk of its own: `SearchSelect` shows a native list until then. */
function Combobox({ control, options, chosen, placeholder, words, onChoose, onLeave }) {
	const [items, setItems] = useState(options);
	const { isOpen, highlightedIndex, selectedItem, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
		id: control.id,
		inputId: control.id,
		labelId: `${control.id}-label`,
		menuId: `${control.id}-list`,
		items: [...items],
		itemToString: optionText,
		itemToKey: (option) => option?.value,
		selectedItem: options.find((option) => option.value === chosen) ?? null,
		onInputValueChange: ({ inputValue, type }) => {
			const typed = type === useCombobox.stateChangeTypes.InputChange;
			setItems(typed ? matchingOptions(options, inputValue) : options);
		},
		onIsOpenChange: ({ isOpen: opened }) => {
			if (!opened) setItems(options);
		},
		onSelectedItemChange: ({ selectedItem: option }) => {
			if (option) onChoose(option.value);
		},
		stateReducer: (state, { type, changes }) => {
			const types = useCombobox.stateChangeTypes;
			if (type === types.InputBlur || type === types.InputKeyDownEscape) {
				const selected = type === types.InputBlur ? changes.selectedItem ?? state.selectedItem : state.selectedItem;
				return {
					...changes,
					selectedItem: selected,
					inputValue: optionText(selected)
				};
			}
			if (type === types.InputChange) return {
				...changes,
				highlightedIndex: 0
			};
			return changes;
		}
	});
	return /* @__PURE__ */ jsxs("span", {
		className: "select combobox",
		children: [
			/* @__PURE__ */ jsx("input", { ...getInputProps({
				...control,
				className: "input",
				placeholder,
				autoComplete: "off",
				spellCheck: false,
				onFocus: (event) => event.currentTarget.select(),
				onBlur: onLeave
			}) }),
			/* @__PURE__ */ jsx("button", {
				...getToggleButtonProps({
					type: "button",
					"aria-label": words.open,
					tabIndex: -1
				}),
				children: /* @__PURE__ */ jsx(Icon, { d: chevron })
			}),
			/* @__PURE__ */ jsx("ul", {
				...getMenuProps({
					className: "options",
					hidden: !isOpen,
					"aria-label": words.choices
				}),
				children: isOpen && items.map((option, index) => /* @__PURE__ */ jsxs("li", {
					...getItemProps({
						item: option,
						index,
						className: index === highlightedIndex ? "is-active" : void 0,
						"aria-selected": option.value === selectedItem?.value
					}),
					children: [/* @__PURE__ */ jsx("span", { children: option.label }), option.detail && /* @__PURE__ */ jsx("span", {
						className: "num soft",
						children: option.detail
					})]
				}, option.value))
			}),
			isOpen && items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "options none",
				role: "status",
				children: words.none
			})
		]
	});
}
export { Combobox };
