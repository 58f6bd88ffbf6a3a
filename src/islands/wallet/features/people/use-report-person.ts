import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { draftOf, NEW_SUBJECT, NEW_TEXT, saveDraft } from '#src/stores/support/message-drafts.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { NEW } from '../../panels/conversation-url.ts';
import { useChatNavigation } from '../../panels/use-chat-navigation.ts';

/**
 * Opens a new conversation with support that names a person. What was typed into one and not sent stays: the person is named
 * after it.
 */
export function useReportPerson({ username, name }: { username: string; name: string }): () => void {
  const { report } = useMessages('person');
  const { open } = useChatNavigation();
  return () => {
    if (draftOf(NEW_SUBJECT) === '') saveDraft(NEW_SUBJECT, interpolate(report.subject, { username }));
    const typed = draftOf(NEW_TEXT);
    const opening = removeHanSpaces(interpolate(report.text, { name, username }));
    if (!typed.includes(opening.trim()))
      saveDraft(NEW_TEXT, typed === '' ? opening : `${typed}\n\n${opening}`);
    open(NEW);
  };
}
