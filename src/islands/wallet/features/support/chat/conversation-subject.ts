import { cutText, isVisible, tidyText } from '#contract/text/person-text.ts';

/** Of a subject that is taken from the message, in code points: a title on one line of a narrow panel. */
const LONGEST = 60;

/**
 * The subject of a new conversation: what was typed for it, or without that how the message begins.
 * @param text the message, as it can be sent.
 */
export function conversationSubject(typed: string, text: string): string {
  const subject = tidyText(typed);
  if (isVisible(subject)) return subject;
  const line = tidyText(text).split('\n').find(isVisible) ?? text;
  const beginning = tidyText(line.replaceAll('\t', ' '));
  const cut = cutText(beginning, LONGEST);
  return cut === beginning ? cut : `${cut.trimEnd()}…`;
}
