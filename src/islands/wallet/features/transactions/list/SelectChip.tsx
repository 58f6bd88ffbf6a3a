import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';

interface SelectChipProps<Value extends string> {
  label: string;
  /** The first choice: no filter. */
  all: string;
  options: readonly { readonly value: Value; readonly text: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}

/** A filter of the list: a chip that shows what is chosen, with a native select lying over it. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { label, all, options, chosen, onChoose } = props;
  return (
    <span className="chip select-chip" data-on={chosen !== null || undefined}>
      <span aria-hidden="true">{options.find(({ value }) => value === chosen)?.text ?? label}</span>
      <Icon d={chevron} />
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(options.find(({ value }) => value === currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
