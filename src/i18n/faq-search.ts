import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { isStopWord, tokenizeQuery, tokenizeText, toTerm } from './faq-terms.ts';

/** A question as the content collection has it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** Other words that people search for it with. No page shows them. */
  readonly also?: readonly string[] | undefined;
  readonly link?: { readonly text: string; readonly path: string } | undefined;
}

export type FaqSearchResult =
  | { readonly kind: 'empty' | 'none' }
  /** `query` is cut to what the field takes. */
  | { readonly kind: 'too-long'; readonly query: string }
  /**
   * `isPartial`: no question matches every word, these match some of them.
   * `corrected`: the words that were searched instead of a query with a typing error.
   */
  | {
      readonly kind: 'found';
      readonly isPartial: boolean;
      readonly corrected?: string;
      readonly questions: readonly Question[];
    };

/** The most characters that a query may have; the search field takes no more. */
export const MAX_QUERY_LENGTH = 100;
const MAX_PARTIAL_RESULTS = 8;
/** A question that scores less than this share of the best one has no more than a common word of the query. */
const MIN_PARTIAL_SCORE = 0.3;

/** Shorter words have too many neighbours to guess from. */
const CORRECTABLE = /^[a-z]{5,}$/;
/** Two swapped letters count as two edits. */
const MAX_EDITS = 2;

/** A Latin word of one or two letters must match whole: "pi" does not find "PIN". One Chinese character may begin a word. */
const isPrefixTerm = (term: string): boolean => term.length > 2 || /\p{Script=Han}/u.test(term);

const EXACT: SearchOptions = { combineWith: 'AND', prefix: isPrefixTerm };
const PARTIAL: SearchOptions = { ...EXACT, combineWith: 'OR' };

/** Indexes questions and returns the search over them, which takes the words of a query. */
function createSearch(questions: readonly Question[]): (words: readonly string[]) => FaqSearchResult {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const knownWords = new SearchableMap<true>();
  const index = new MiniSearch<Question>({
    fields: ['question', 'also', 'answer'],
    extractField: ({ id, question, also = [], answer }, field) =>
      ({ id, question, also: also.join('\n'), answer: answer.join('\n') })[field] ?? '',
    tokenize: tokenizeText,
    processTerm: (token) => {
      knownWords.set(token, true);
      return toTerm(token);
    },
    searchOptions: {
      tokenize: (words) => words.split(' '),
      processTerm: toTerm,
      boost: { question: 4, also: 4 },
    },
  });
  index.addAll(questions);

  const search = (words: readonly string[], options: SearchOptions) => index.search(words.join(' '), options);
  const toQuestions = (results: readonly SearchResult[]) =>
    results.flatMap(({ id }) => byId.get(String(id)) ?? []);
  /** The nearest known word in place of one that no question has. People seldom mistake the first letter. */
  const correct = (word: string) => {
    if (!CORRECTABLE.test(word) || search([word], EXACT).length > 0) return word;
    const [nearest] = [...knownWords.fuzzyGet(word, MAX_EDITS)]
      .filter(([known]) => known.startsWith(word.slice(0, 1)))
      .sort(([, [, oneDistance]], [, [, otherDistance]]) => oneDistance - otherDistance);
    return nearest?.[0] ?? word;
  };

  return (words) => {
    const exact = search(words, EXACT);
    if (exact.length > 0) return { kind: 'found', isPartial: false, questions: toQuestions(exact) };
    const corrected = words.map(correct);
    const afterCorrection = search(corrected, EXACT);
    if (afterCorrection.length > 0)
      return {
        kind: 'found',
        isPartial: false,
        corrected: corrected.join(' '),
        questions: toQuestions(afterCorrection),
      };
    const partial = search(corrected, PARTIAL).slice(0, MAX_PARTIAL_RESULTS);
    const minScore = (partial[0]?.score ?? 0) * MIN_PARTIAL_SCORE;
    const close = partial.filter(({ score }) => score >= minScore);
    return close.length > 0
      ? { kind: 'found', isPartial: true, questions: toQuestions(close) }
      : { kind: 'none' };
  };
}

interface Topic {
  readonly questions: readonly Question[];
}

/** One index for each language's topics, which stay the same object while the server runs. */
const searches = new WeakMap<readonly Topic[], ReturnType<typeof createSearch>>();

/** Finds the questions that somebody may have meant, the likeliest first. */
export function searchFaq(query: string, topics: readonly Topic[]): FaqSearchResult {
  const characters = [...query.trim()];
  if (characters.length > MAX_QUERY_LENGTH)
    return { kind: 'too-long', query: characters.slice(0, MAX_QUERY_LENGTH).join('') };
  if (characters.length === 0) return { kind: 'empty' };
  const tokens = tokenizeQuery(query);
  if (tokens.length === 0) return { kind: 'none' };
  const meaningful = tokens.filter((token) => !isStopWord(token));
  let search = searches.get(topics);
  if (!search) searches.set(topics, (search = createSearch(topics.flatMap(({ questions }) => questions))));
  return search(meaningful.length > 0 ? meaningful : tokens);
}
