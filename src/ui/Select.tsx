import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { chevron } from './field-icon-paths.ts';

/** A native list with the product's face. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select">
      <select className="input" {...props} />
      <Icon d={chevron} />
    </span>
  );
}
