import { Fragment, type ReactNode } from 'react';

interface MessageWithElementsProps {
  /** A message with `{names}`. */
  text: string;
  /** What stands in the place of each name. */
  values: Readonly<Record<string, ReactNode>>;
}

/** `interpolate` with elements in place of texts: `Send only {asset}` with a bold asset. */
export function MessageWithElements({ text, values }: MessageWithElementsProps) {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // The parts of one message never change their order.
    return <Fragment key={index}>{name !== undefined && name in values ? values[name] : part}</Fragment>;
  });
}
