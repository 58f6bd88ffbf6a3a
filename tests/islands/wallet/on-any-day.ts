/** A moment in English as screens write it: a time of today, or with its day. */
const MOMENT = String.raw`(?:\d{1,2} \w{3,4}(?: \d{4})?, )?\d\d:\d\d(?: tomorrow)?`;

/** A pattern in which each time of day may have its day beside it: within what the test does, midnight may have passed. */
export const onAnyDay = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll(String.raw`\d\d:\d\d`, MOMENT), flags);
