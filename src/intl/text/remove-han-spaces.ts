/**
 * Chinese messages set a space on either side of a value, since most are names and numbers in Latin letters. One in
 * Chinese stands without: "从 Harbour Bank 转入", "张伟转入".
 */
export function removeHanSpaces(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
