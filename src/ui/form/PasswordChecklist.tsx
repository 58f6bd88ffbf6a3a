import type { FieldMessage } from '#contract/fields.ts';
import type { Locale } from '#src/intl/locale.ts';
import { afterColon } from '#src/intl/text/marks.ts';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/form.ts';

export interface PasswordRule {
  readonly message: FieldMessage;
  readonly pattern: Pick<RegExp, 'test'>;
}

interface PasswordChecklistProps {
  locale: Locale;
  /** The password typed so far, prepared as it would be stored. */
  value: string;
  /** The contract's rules, in the order of the list. */
  rules: readonly PasswordRule[];
  /** The list's accessible name, the two states of a rule, and a short text for each rule. */
  messages: { label: string; met: string; unmet: string } & Readonly<Partial<Record<FieldMessage, string>>>;
}

/** A live checklist of the password's rules. Each says in text whether it is met; screen readers announce a change. */
export function PasswordChecklist({ locale, value, rules, messages }: PasswordChecklistProps) {
  return (
    <ul className="checklist" aria-label={messages.label} aria-live="polite">
      {rules.map(({ message, pattern }) => {
        const isMet = pattern.test(value);
        return (
          <li key={message} className={isMet ? 'met' : undefined}>
            <span className="mark" aria-hidden="true">
              {isMet && <Icon d={check} />}
            </span>
            <span>
              <span>{messages[message]}</span>
              <span className="sr">{afterColon(locale, isMet ? messages.met : messages.unmet)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
