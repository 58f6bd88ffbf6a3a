/**
 * Puts values into the `{names}` of a message. A name without a value stays visible: the mistake is seen. Chinese messages set a space on
 * either side of a value, since most are names and numbers in Latin letters; one in Chinese stands without: `向 Ada 转账`, `向张伟转账`.
 */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  return (
    message
      // A NUL on either side tells a space beside a value from one within.
      .replace(/\{(\w+)\}/g, (name, key: string) => (key in values ? `\0${values[key]}\0` : name))
      .replace(/(\p{Script=Han})(?:\0 \0?| \0)(?=\p{Script=Han})/gu, '$1')
      .replace(/\0/g, '')
  );
}
