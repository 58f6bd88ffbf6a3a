import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { Teeth } from '#src/ui/display/Teeth.tsx';
import type { ElementNode } from '#src/ui/element-node.ts';
import { bank, receive } from '#src/ui/icons/feature.ts';
import { check } from '#src/ui/icons/form.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { firstStepNames, type FirstStepName } from './first-steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** The way to a first transfer, where a line would have nothing to tell. What is done ticks itself. */
export function FirstSteps() {
  const { firstSteps: texts } = useMessages('dashboard');
  const { steps } = useFirstSteps();
  const heading = useId();
  if (!steps) return null;
  const done = firstStepNames.filter((name) => steps[name]);
  const current = firstStepNames.find((name) => !steps[name]) ?? null;
  const left = firstStepNames.length - done.length;
  return (
    <section className="card first-steps" aria-labelledby={heading}>
      <header>
        <div>
          <h2 id={heading}>
            {left === firstStepNames.length ? texts.heading : texts.left[left === 1 ? 'one' : 'two']}
          </h2>
          {done.length === 0 && <p className="soft">{texts.text}</p>}
        </div>
      </header>
      <Teeth have={done.length} of={firstStepNames.length} />
      <ol>
        {firstStepNames.map((name) => (
          <Step
            key={name}
            name={name}
            isDone={steps[name]}
            isCurrent={name === current}
            isMeanwhile={name === 'pin' && !steps.money}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  name: FirstStepName;
  isDone: boolean;
  isCurrent: boolean;
  /** It can be done before the money has come. */
  isMeanwhile: boolean;
}

function Step({ name, isDone, isCurrent, isMeanwhile }: StepProps) {
  const { firstSteps: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const { title, text } = texts.steps[name];
  const actions = isDone ? null : <Actions name={name} isCurrent={isCurrent} />;
  return (
    <li
      className={isDone ? 'done' : isCurrent ? 'now' : name === 'send' ? 'later' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {isDone && <Icon d={check} />}
      <div>
        <h3>{isDone ? <Done name={name} /> : <span>{title}</span>}</h3>
        {!isDone && <p>{isMeanwhile ? joinSentences(locale, text, texts.meanwhile) : text}</p>}
        {actions}
      </div>
    </li>
  );
}

function Done({ name }: { name: FirstStepName }) {
  const { firstSteps: texts } = useMessages('dashboard');
  const { data } = useStore($balances);
  if (name === 'money' && data)
    return <AmountInMessage text={texts.done.money} asset={data.currency} amount={data.total} />;
  return <span>{name === 'money' ? texts.done.deposited : texts.done[name]}</span>;
}

/** What the step needs. Sending waits for the steps before it; the PIN can be set while the money is on its way. */
function Actions({ name, isCurrent }: Pick<StepProps, 'name' | 'isCurrent'>): ElementNode {
  const { firstSteps: texts } = useMessages('dashboard');
  const { screens } = useI18n().messages;
  const style = isCurrent ? 'button primary' : 'button';
  switch (name) {
    case 'money':
      return (
        <div className="row">
          <Link className={style} to="/w/receive?tab=cash">
            <Icon d={bank} />
            <span>{texts.deposit}</span>
          </Link>
          <Link className="button" to="/w/receive">
            <Icon d={receive} />
            <span>{texts.crypto}</span>
          </Link>
        </div>
      );
    case 'pin':
      return (
        <div className="row">
          <Link className={style} to="/w/security/pin">
            <Icon d={lock} />
            <span>{texts.setPin}</span>
          </Link>
        </div>
      );
    case 'send':
      return isCurrent ? (
        <div className="row">
          <Link className={style} to="/w/send">
            {screens.send}
          </Link>
        </div>
      ) : null;
  }
}
