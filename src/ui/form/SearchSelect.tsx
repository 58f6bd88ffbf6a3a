import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { ComboboxProps } from './Combobox.tsx';
import { controlProps, FieldError } from './Field.tsx';
import type { Option } from './option.ts';
import { Select } from './Select.tsx';

interface SearchSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id: string;
  label: ReactNode;
  options: readonly Option[];
  /** Shown while nothing is selected; without one the first row is selected. */
  placeholder?: string;
  /** The value that is likely meant where what is typed matches several alike. */
  likely?: string | undefined;
  /** What is chosen for the person as long as they have not chosen; undefined for nothing. */
  preset?: string | undefined;
  error?: string | undefined;
  messages: ComboboxProps['messages'];
}

type LoadedCombobox = (props: ComboboxProps) => React.ReactNode;

/**
 * A select for a long list. A native list works without JavaScript and keeps the value; the searchable combobox replaces it
 * on screen once it is loaded and the native list is not focused.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { id, label, options, placeholder, likely, preset, error, messages, ref, ...select } = props;
  const native = useRef<HTMLSelectElement>(null);
  const [Searchable, setSearchable] = useState<LoadedCombobox | null>(null);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    let isUnmounted = false;
    const replaceNative = (component: LoadedCombobox) => {
      const list = native.current;
      if (isUnmounted || !list) return;
      if (list === document.activeElement) {
        list.addEventListener('blur', () => replaceNative(component), { once: true });
        return;
      }
      setChosen(list.value);
      setSearchable(() => component);
      // A form that focuses its first error only knows the native list.
      list.focus = () => document.getElementById(id)?.focus();
    };
    import('./Combobox.tsx').then(
      ({ Combobox }) => replaceNative(Combobox),
      () => undefined, // the native list stays
    );
    return () => {
      isUnmounted = true;
    };
  }, [id]);

  const choose = (value: string) => {
    setChosen(value);
    const list = native.current;
    if (!list) return;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const lastPreset = useRef('');
  const takePreset = useEffectEvent((value: string) => {
    const current = native.current?.value ?? '';
    if (current === value || (current !== '' && current !== lastPreset.current)) return;
    lastPreset.current = value;
    choose(value);
  });
  useEffect(() => {
    if (preset !== undefined) takePreset(preset);
  }, [preset]);

  const control = controlProps({ id, error });
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {Searchable && (
        <Searchable
          control={control}
          options={options}
          chosen={chosen}
          likely={likely}
          placeholder={placeholder}
          messages={messages}
          onChoose={choose}
        />
      )}
      <span hidden={Searchable !== null}>
        <Select
          {...select}
          {...control}
          id={Searchable ? `${id}-native` : id}
          ref={(list) => {
            native.current = list;
            if (typeof ref === 'function') return ref(list);
            if (ref) ref.current = list;
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.detail ? `${option.label} ${option.detail}` : option.label}
            </option>
          ))}
        </Select>
      </span>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
