import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../../i18n/i18n.ts';

const steps = ['password', 'app', 'codes'] as const;

/** How far a setup has come. None of its steps can be gone back to. */
export function SetupSteps({ current }: { current: (typeof steps)[number] }) {
  const messages = useMessages('twoFactor').steps;
  const index = steps.indexOf(current);
  const numbered = (at: number) => interpolate(messages.stepOf, { number: at + 1, count: steps.length });
  return (
    <div className="setup-steps">
      {/* Each step of the list has its number and its name. */}
      <p aria-hidden="true">{`${numbered(index)} ${messages.names[current]}`}</p>
      <ol aria-label={messages.label}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={at < index ? 'is-done' : step === current ? 'is-current' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span>
              <span className="sr">{`${numbered(at)} `}</span>
              <span>{messages.names[step]}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
