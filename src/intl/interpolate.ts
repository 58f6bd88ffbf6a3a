/** Puts values into the `{names}` of a message. A name without a value stays visible: the mistake is seen. */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (name, key: string) => (key in values ? String(values[key]) : name));
}
