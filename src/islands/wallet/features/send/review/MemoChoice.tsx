import type { NetworkId } from '#contract/networks.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { FieldError, TextField } from '#src/ui/form/Field.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { memoKindOf, type MemoProblem } from './memo-problem.ts';
import { controls } from './missing.ts';
import { networkName } from '../../../transaction/transaction-title.ts';

interface MemoChoiceProps {
  draft: SendDraft;
  network: NetworkId;
  problem: MemoProblem | null;
  /** Why the API refused to price it as it is. */
  refusal: 'memo_required' | 'memo_invalid' | null;
  /** Says what is missing; before the person has tried to send, an empty field is no mistake. */
  isInsisting: boolean;
}

/** Whether the recipient gave a memo. Nothing is chosen for a network that has them: without one the money may not be credited. */
export function MemoChoice({ draft, network, problem, refusal, isInsisting }: MemoChoiceProps) {
  const { memo: messages } = useMessages('sendReview');
  const { memo } = draft;
  const chain = networkName(network);
  const kindOfNetwork = memoKindOf(draft);
  const kind = kindOfNetwork ?? 'memo';
  const choice = kindOfNetwork ? memo.choice : (memo.choice ?? 'none');

  const withChain = (text: string) => removeHanSpaces(interpolate(text, { chain }));
  const choose = (next: 'none' | 'given') => updateSendDraft({ memo: { ...memo, choice: next } });
  const textError = () => {
    if (problem === 'empty') return isInsisting ? messages.empty[kind] : undefined;
    if (problem === 'character') return messages.character[kind];
    if (problem === 'range') return messages.range;
    if (problem === 'length') return withChain(messages.length);
    return refusal === 'memo_invalid' ? messages.refused[kind] : undefined;
  };
  const choiceError =
    problem === 'impossible'
      ? withChain(messages.impossible)
      : refusal === 'memo_required' && choice !== 'given'
        ? messages.required[kind]
        : undefined;

  return (
    <fieldset className="review-choice" aria-describedby={choiceError ? `${controls.memo}-error` : undefined}>
      <legend>{messages.legend[kind]}</legend>
      <p>{withChain(messages.hint[kindOfNetwork ?? 'none'])}</p>
      <div className="either">
        {(['none', 'given'] as const).map((one) => (
          <label key={one}>
            <input
              id={one === 'none' ? controls.memo : undefined}
              type="radio"
              name="memo"
              value={one}
              checked={choice === one}
              onChange={() => choose(one)}
            />
            <b>{messages[`${one}Title`][kind]}</b>
            <small>{messages[`${one}Text`]}</small>
          </label>
        ))}
      </div>
      {choiceError && (
        <div role="alert">
          <FieldError id={controls.memo}>{choiceError}</FieldError>
        </div>
      )}
      {choice === 'given' && kindOfNetwork && (
        <TextField
          id={controls.memoText}
          label={messages.label[kind]}
          value={memo.text}
          error={textError()}
          inputMode={kind === 'tag' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          onChange={({ currentTarget }) =>
            updateSendDraft({ memo: { choice: 'given', text: currentTarget.value } })
          }
        />
      )}
    </fieldset>
  );
}
