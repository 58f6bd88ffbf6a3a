import { useEffect, useState } from 'react';
import type { checkMemo } from '#contract/addresses/memos.ts';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { memoKindOf, memoProblemOf, type MemoProblem } from './memo-problem.ts';

/** What is wrong with the memo of a draft. The rules of networks are loaded for those that have memos. */
export function useMemoProblem(draft: SendDraft): MemoProblem | null {
  const [check, setCheck] = useState<typeof checkMemo | null>(null);
  const isNeeded = memoKindOf(draft) !== null;
  useEffect(() => {
    let isMounted = true;
    if (isNeeded)
      loadChunk('send:memos', () => import('#contract/addresses/memos.ts')).then(
        (module) => {
          if (isMounted) setCheck(() => module.checkMemo);
        },
        // The payment stays off, and the API would judge the memo all the same.
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return memoProblemOf(draft, check);
}
