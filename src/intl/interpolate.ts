const isHan = (character = ''): boolean => /\p{Script=Han}/u.test(character);

/**
 * Puts values into the `{names}` of a message. A name without a value stays visible: the mistake is seen. Chinese messages set a space on
 * either side of a value, since most are names and numbers in Latin letters; one in Chinese stands without: `向 Ada 转账`, `向张伟转账`.
 */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  // Texts and names in turn.
  const parts = message
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : part in values ? String(values[part]) : `{${part}}`));
  return parts.reduce((text, part, index) => {
    const [, space = '', next = ''] = /^( ?)(.?)/u.exec(part) ?? [];
    const follower = next || parts[index + 1]?.[0];
    if (index % 2 === 0 && space && isHan(text.at(-1)) && isHan(follower)) return text + part.slice(1);
    if (index % 2 === 1 && text.endsWith(' ') && isHan(text.at(-2)) && isHan(part[0]))
      return text.slice(0, -1) + part;
    return text + part;
  }, '');
}
