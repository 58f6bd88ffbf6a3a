import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** A save that failed: nothing is changed, and nothing that was typed is lost. */
export function NotSaved({ text }: { text: string }) {
  const { form: messages } = useMessages('profile');
  return (
    <div className="notice bad" role="alert">
      <Icon d={warn} />
      <p>
        <LeadSentence text={text} />
        <span>{messages.notSavedText}</span>
      </p>
      <Button type="submit" small>
        {messages.retry}
      </Button>
    </div>
  );
}
