import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { ComboboxProps } from './Combobox.tsx';
import { controlProps, FieldError } from './Field.tsx';
import { optionText, type Option } from '../display/option-search.ts';
import { Select } from './Select.tsx';

interface SearchSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly Option[];
  /** Stands where nothing is chosen yet; without one the first row is. */
  placeholder?: string;
  error?: string | undefined;
  messages: ComboboxProps['messages'];
}

type Face = (props: ComboboxProps) => React.ReactNode;

/**
 * A long list. The native one works from the first byte and keeps the value; when the searchable one has arrived, and
 * nobody is in the native list, it takes its place.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { id, label, options, placeholder, error, messages, ref, ...select } = props;
  const native = useRef<HTMLSelectElement>(null);
  const [Face, setFace] = useState<Face | null>(null);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    let gone = false;
    const takeOver = (face: Face) => {
      const list = native.current;
      if (gone || !list) return;
      if (list === document.activeElement) {
        list.addEventListener('blur', () => takeOver(face), { once: true });
        return;
      }
      setChosen(list.value);
      setFace(() => face);
      // A form that sends the focus to its first error knows the native list only.
      list.focus = () => document.getElementById(id)?.focus();
    };
    import('./Combobox.tsx').then(
      ({ Combobox }) => takeOver(Combobox),
      () => undefined, // the native list stays
    );
    return () => {
      gone = true;
    };
  }, [id]);

  const choose = (value: string) => {
    setChosen(value);
    const list = native.current;
    if (!list) return;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const control = controlProps({ id, error });
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {Face && (
        <Face
          control={control}
          options={options}
          chosen={chosen}
          placeholder={placeholder}
          messages={messages}
          onChoose={choose}
        />
      )}
      <span hidden={Face !== null}>
        <Select
          {...select}
          {...control}
          id={Face ? `${id}-native` : id}
          ref={(list) => {
            native.current = list;
            if (typeof ref === 'function') return ref(list);
            if (ref) ref.current = list;
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.detail ? `${option.label} (${optionText(option)})` : option.label}
            </option>
          ))}
        </Select>
      </span>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
