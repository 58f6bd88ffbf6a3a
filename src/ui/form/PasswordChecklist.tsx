import type { FieldMessage } from '#contract/fields.ts';
import '#src/styles/password.css';
import { Icon } from '../icons/Icon.tsx';
import { check } from '../icons/form.ts';

interface PasswordChecklistProps {
  /** The password as it is typed. */
  value: string;
  /** The contract's rules, in its order. */
  rules: readonly { message: FieldMessage; pattern: RegExp }[];
  /** The list's name, what a rule is when it is met or not, and each rule in short. */
  messages: { label: string; met: string; unmet: string } & Readonly<Partial<Record<FieldMessage, string>>>;
}

/** Every rule, live. Each says in words whether it is met; a change is announced when the person pauses. */
export function PasswordChecklist({ value, rules, messages }: PasswordChecklistProps) {
  return (
    <ul className="checklist" aria-label={messages.label} aria-live="polite">
      {rules.map(({ message, pattern }) => {
        const met = pattern.test(value);
        return (
          <li key={message} className={met ? 'met' : undefined}>
            <span className="mark" aria-hidden="true">
              {met && <Icon d={check} />}
            </span>
            <span>
              {messages[message]}
              <span className="sr">{`: ${met ? messages.met : messages.unmet}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
