import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../navigation/Link.tsx';
import { enqueueNavigation } from '../panels/panel-navigation.ts';
import { leaveQuestionEntry, questionOfHistoryEntry } from './question-entry.ts';

/** The browser opens it elsewhere, and the question stays. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link that leads from a question to a screen. It leaves the question's entry of the history before it adds the screen's: put in its
 * place, the screen would have an entry below it to which Back does not bring back where it was scrolled.
 */
export function QuestionLink({
  to,
  onClick,
  ...link
}: Omit<ComponentProps<typeof Link>, 'replace' | 'state'>) {
  const navigate = useNavigate();
  return (
    <Link
      {...link}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        enqueueNavigation(async () => {
          const question = questionOfHistoryEntry();
          if (question !== null) await leaveQuestionEntry(question);
          await navigate(to);
        });
      }}
    />
  );
}
