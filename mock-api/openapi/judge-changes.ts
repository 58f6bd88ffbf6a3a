import { announcesBreak, compareDocuments, type ComparedDocument } from './compare-documents.ts';

export interface Verdict {
  /** One for each change, and a sum. */
  readonly lines: readonly string[];
  /** Whether something breaks that the version does not tell of. */
  readonly isRefused: boolean;
}

/** What a new version of the OpenAPI document changes for those who use the API, and whether its version says so. */
export function judgeChanges(before: ComparedDocument, after: ComparedDocument): Verdict {
  const changes = compareDocuments(before, after);
  const broken = changes.filter(({ isBreaking }) => isBreaking).length;
  const isRefused = broken > 0 && !announcesBreak(before, after);
  return {
    isRefused,
    lines: [
      ...changes.map(({ isBreaking, at, what }) => `${isBreaking ? 'BREAKING' : 'harmless'}  ${at}: ${what}`),
      `${changes.length} changes since the last commit, ${broken} of them breaking.`,
      ...(isRefused
        ? [
            `Not written. If they are meant, raise the first number of API_VERSION in mock-api/openapi/document.ts, which is ${after.info.version}: docs/decisions/039.`,
          ]
        : []),
    ],
  };
}
