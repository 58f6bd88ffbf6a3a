const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of ours that the segmenter's dictionary lacks, each of two characters. */
const NAMES = ['贝币', '奈拉'];

/**
 * Splits a Chinese text into the pieces between which a line may break: words, each with the marks beside it. Written
 * Chinese has no spaces, so a browser breaks between any two characters: `帮助` (help) becomes `帮` and `助` on two lines.
 */
export function splitChineseWords(text: string): string[] {
  const pieces: string[] = [];
  let previous = { segment: '', isWordLike: false };
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    const isBreak = isWordLike && previous.isWordLike && !NAMES.includes(previous.segment + segment);
    if (isBreak) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
    previous = { segment, isWordLike };
  }
  return pieces;
}
