import { useEffect, useRef } from 'react';
import { randomUuid } from '#src/api/random-uuid.ts';
import { enqueueNavigation } from '../panels/panel-navigation.ts';
import {
  leaveQuestionEntry,
  pushQuestionEntry,
  questionOfHistoryEntry,
  returnBelowQuestion,
} from './question-entry.ts';

/**
 * Lets the browser's Back close a question, and lead nowhere else.
 * @param close returns false where it can't be closed now: then it stays, and so does its entry of the history.
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const question = randomUuid();
    let hasEntered = false;
    // In turn: a question that closed just before may still be leaving its own entry.
    enqueueNavigation(() => {
      pushQuestionEntry(question);
      hasEntered = true;
    });
    const onPopState = () => {
      if (!hasEntered || questionOfHistoryEntry() === question) return;
      void returnBelowQuestion();
      if (!latest.current()) pushQuestionEntry(question);
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      enqueueNavigation(() => leaveQuestionEntry(question));
    };
  }, [isOpen]);
}
