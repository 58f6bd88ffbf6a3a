/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Rows become cards where there is little room. That changes their `display`, which takes a table's roles away in some
   browsers: so the roles are explicit. */
import type { ComponentProps, ReactNode } from 'react';

/** A table that keeps its roles whatever its `display`. */
export function Table({ className, children, ...rest }: ComponentProps<'table'>) {
  return (
    <table className={className ? `table ${className}` : 'table'} role="table" {...rest}>
      {children}
    </table>
  );
}

export function TableHead({ children, ...row }: { children: ReactNode } & ComponentProps<'tr'>) {
  return (
    <thead role="rowgroup">
      <tr role="row" {...row}>
        {children}
      </tr>
    </thead>
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function ColumnHead(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}

export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

export function RowHead(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}
