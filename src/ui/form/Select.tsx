import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevron } from '../icons/form.ts';

/** A native select with the product's style. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select">
      <select className="input" {...props} />
      <Icon d={chevron} />
    </span>
  );
}
