import { Fragment, type ReactElement } from 'react';

interface MessageWithElementsProps {
  /** A message with `{names}`. */
  text: string;
  /** What stands in the place of each name. */
  values: Readonly<Record<string, ReactElement | string | false | null>>;
}

/** `interpolate` with elements in place of texts: `Send only {asset}` with a bold asset. */
export function MessageWithElements({ text, values }: MessageWithElementsProps) {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // The parts of one message never change their order.
    const value = name !== undefined && name in values ? values[name] : part;
    if (value === '') return null;
    return typeof value === 'string' ? (
      <span key={index}>{value}</span>
    ) : (
      <Fragment key={index}>{value}</Fragment>
    );
  });
}
