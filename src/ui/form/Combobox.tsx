import { useState } from 'react';
import { useCombobox } from 'downshift';
import type { ControlProps } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { chevron } from '../icons/form.ts';
import { rankMatches } from '../display/text-match.ts';
import { optionText, type Option } from './option.ts';

export interface ComboboxProps {
  control: ControlProps;
  options: readonly Option[];
  chosen: string;
  /** The value that is likely meant where what is typed matches several alike. */
  likely?: string | undefined;
  placeholder?: string | undefined;
  messages: { open: string; choices: string; none: string };
  onChoose: (value: string) => void;
  onLeave?: () => void;
}

/**
 * Options are found by label, by value (`ng`) and by calling code, which is typed as +234, 00234 or 234. Of those that match alike the
 * likely one stands first: Enter takes it, and `nig` begins two countries.
 */
function matchingOptions(options: readonly Option[], likely: string | undefined, typed: string) {
  const inOrder = [
    ...options.filter(({ value }) => value === likely),
    ...options.filter(({ value }) => value !== likely),
  ];
  const found = rankMatches(inOrder, typed, ({ label, detail = '', value }) => [
    label,
    detail,
    detail.replace('+', '00'),
    value,
  ]);
  return found === inOrder ? options : found;
}

/** A select that is searched by typing. A lazy chunk: `SearchSelect` shows a native list until it is loaded. */
export function Combobox({
  control,
  options,
  chosen,
  likely,
  placeholder,
  messages,
  onChoose,
  onLeave,
}: ComboboxProps) {
  const [items, setItems] = useState(options);
  const {
    isOpen,
    highlightedIndex,
    selectedItem,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
  } = useCombobox<Option>({
    id: control.id,
    inputId: control.id,
    labelId: `${control.id}-label`,
    menuId: `${control.id}-list`,
    items: [...items],
    itemToString: optionText,
    itemToKey: (option) => option?.value,
    selectedItem: options.find((option) => option.value === chosen) ?? null,
    onInputValueChange: ({ inputValue, type }) => {
      // Only typing filters the list: the text of a selected row would match nothing but that row.
      const typed = type === useCombobox.stateChangeTypes.InputChange;
      setItems(typed ? matchingOptions(options, likely, inputValue) : options);
    },
    onIsOpenChange: ({ isOpen: opened }) => {
      if (!opened) setItems(options);
    },
    // Scrolls the list, and the page too where the list opens below the edge of a small window.
    scrollIntoView: (row: HTMLElement | undefined) => row?.scrollIntoView({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem: option }) => {
      if (option) onChoose(option.value);
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      // Escape and blur restore the selected row: half a word selects nothing.
      if (type === types.InputBlur || type === types.InputKeyDownEscape) {
        const selected =
          type === types.InputBlur ? (changes.selectedItem ?? state.selectedItem) : state.selectedItem;
        return { ...changes, selectedItem: selected, inputValue: optionText(selected) };
      }
      // Highlights the best match, so that Enter selects it.
      if (type === types.InputChange) {
        const hasMatches = matchingOptions(options, likely, changes.inputValue ?? '').length > 0;
        return { ...changes, highlightedIndex: hasMatches ? 0 : -1 };
      }
      return changes;
    },
  });

  return (
    <span className="select combobox">
      <input
        {...getInputProps({
          ...control,
          className: 'input',
          placeholder,
          autoComplete: 'off',
          spellCheck: false,
          onFocus: (event) => event.currentTarget.select(),
          onBlur: onLeave,
        })}
      />
      <button {...getToggleButtonProps({ type: 'button', 'aria-label': messages.open, tabIndex: -1 })}>
        <Icon d={chevron} />
      </button>
      <ul {...getMenuProps({ className: 'options', hidden: !isOpen, 'aria-label': messages.choices })}>
        {isOpen &&
          items.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({
                item: option,
                index,
                className: index === highlightedIndex ? 'is-active' : undefined,
                'aria-selected': option.value === selectedItem?.value,
              })}
            >
              <span>{option.label}</span>
              {option.detail && <span className="num soft">{option.detail}</span>}
            </li>
          ))}
      </ul>
      {isOpen && items.length === 0 && (
        <p className="options none" role="status">
          {messages.none}
        </p>
      )}
    </span>
  );
}
