import { suggestWord, stem } from './spelling.ts';

/** A question as the collection has it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** What people call it who ask; searched like the question, and shown nowhere. */
  readonly also?: readonly string[] | undefined;
  readonly link?: { readonly text: string; readonly path: string } | undefined;
}

/** What a search for questions came to. */
export type FaqSearch<Q extends Question> =
  | { readonly kind: 'empty' | 'none' }
  /** `query` is cut to what a field takes. */
  | { readonly kind: 'long'; readonly query: string }
  /** `close`: no question has every word, these have some of them. `meant`: they have these words in place of the typed. */
  | {
      readonly kind: 'found';
      readonly close: boolean;
      readonly meant?: string;
      readonly questions: readonly Q[];
    };

/** The most characters that a query may have, and what the field takes. */
export const LONGEST_QUERY = 100;

/** Words that most questions have, and that say nothing about which one is meant. */
const FILLERS = new Set(
  'a about an and any are be can could did do does for from get has have how i if in into is it me my of on or out please should so some that the them then there they this to up want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** The same in Chinese, where they stand in the run that has the telling words. */
const CHINESE_FILLERS =
  /怎么办|怎么样|为什么|怎么|怎样|如何|什么|哪里|哪些|可以|可不可以|是否|请问|我的|[吗呢我]/gu;

const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** One form for what a reader takes as one: case, full-width letters, accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

/** A text as it is searched: Chinese by substring, words by how they begin, so that "transfers" finds "transfer". */
interface Searched {
  readonly text: string;
  readonly words: readonly string[];
}

const searched = (text: string): Searched => {
  const form = plain(text);
  return { text: form, words: form.match(WORD) ?? [] };
};

/** Where a term first stands, or -1. A word of two letters or less is meant whole. */
const placeOf = ({ text, words }: Searched, term: string) => {
  if (/\p{Script=Han}/u.test(term)) return text.indexOf(term);
  const start = stem(term);
  const hit = words.find((word) => (term.length > 2 ? word.startsWith(start) : word === term));
  return hit === undefined ? -1 : text.indexOf(hit);
};

/** The Chinese runs and the other words of a query; fillers only where there is nothing else. */
function terms(query: string): string[] {
  const form = plain(query);
  const words = form.replace(HAN_RUN, ' ').match(WORD) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  const runs = form.match(HAN_RUN) ?? [];
  const tellingRuns = runs.flatMap((run) => run.replace(CHINESE_FILLERS, ' ').match(HAN_RUN) ?? []);
  const chinese = tellingRuns.length + telling.length > 0 ? tellingRuns : runs;
  return [...new Set([...chinese, ...(telling.length + chinese.length > 0 ? telling : words)])];
}

/** The same with Chinese runs cut into pairs of characters: nobody asks in the very words of an answer. */
function looseTerms(strict: readonly string[]): string[] {
  const pairs = strict.flatMap((term) => {
    const characters = [...term];
    return /\p{Script=Han}/u.test(term) && characters.length > 2
      ? characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
      : [term];
  });
  return [...new Set(pairs)];
}

/**
 * Those that have `least` of the terms or more: what stands in a title before what stands in an answer only, and an answer
 * that begins with it before one that mentions it.
 */
const titleOf = ({ question, also = [] }: Question) => searched([question, ...also].join('\n'));
const answerOf = ({ answer }: Question) => searched(answer.join('\n'));

function ranked<Q extends Question>(questions: readonly Q[], wanted: readonly string[], least: number): Q[] {
  return questions
    .map((question) => {
      const title = titleOf(question);
      const answer = answerOf(question);
      const inTitle = wanted.filter((term) => placeOf(title, term) >= 0).length;
      const places = wanted.map((term) => placeOf(answer, term)).filter((place) => place >= 0);
      const inEither = wanted.filter((term) => Math.max(placeOf(title, term), placeOf(answer, term)) >= 0);
      return { question, inTitle, inEither: inEither.length, first: Math.min(answer.text.length, ...places) };
    })
    .filter(({ inEither }) => inEither >= least)
    .sort(
      (one, other) => other.inTitle - one.inTitle || other.inEither - one.inEither || one.first - other.first,
    )
    .map(({ question }) => question);
}

/** The terms with what was probably meant in place of those that stand nowhere. */
function withoutSlips(wanted: readonly string[], questions: readonly Question[]): readonly string[] {
  const texts = questions.flatMap((question) => [titleOf(question), answerOf(question)]);
  const known = new Set(texts.flatMap(({ words }) => words));
  return wanted.map((term) =>
    texts.some((text) => placeOf(text, term) >= 0) ? term : (suggestWord(term, known) ?? term),
  );
}

/** Finds the questions that a person may have meant, the likeliest first. */
export function searchFaq<Q extends Question>(query: string, questions: readonly Q[]): FaqSearch<Q> {
  const asked = [...query.trim()];
  if (asked.length > LONGEST_QUERY) return { kind: 'long', query: asked.slice(0, LONGEST_QUERY).join('') };
  const strict = terms(query);
  if (strict.length === 0) return { kind: asked.length === 0 ? 'empty' : 'none' };
  const exact = ranked(questions, strict, strict.length);
  if (exact.length > 0) return { kind: 'found', close: false, questions: exact };
  const meant = withoutSlips(strict, questions);
  const corrected = meant.join(' ') === strict.join(' ') ? [] : ranked(questions, meant, meant.length);
  if (corrected.length > 0)
    return { kind: 'found', close: false, meant: meant.join(' '), questions: corrected };
  const loose = looseTerms(meant);
  // A quarter: pairs that reach across two words are in no answer.
  const close = ranked(questions, loose, Math.ceil(loose.length / 4));
  return close.length > 0 ? { kind: 'found', close: true, questions: close } : { kind: 'none' };
}
