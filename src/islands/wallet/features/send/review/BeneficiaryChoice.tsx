import { beneficiaryRule, isName } from '#contract/beneficiary.ts';
import { updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';
import { controls } from './missing.ts';

const kinds = ['self', 'person', 'firm'] as const;

interface BeneficiaryChoiceProps {
  beneficiary: SendDraft['beneficiary'];
  isInsisting: boolean;
}

/** Whose address it is, which the law asks for above an amount (the Travel Rule). */
export function BeneficiaryChoice({ beneficiary, isInsisting }: BeneficiaryChoiceProps) {
  const { beneficiary: messages } = useMessages('sendReview');
  const name = beneficiary?.name ?? '';
  const problem = useTextProblem()(name, beneficiaryRule);
  const choose = (kind: (typeof kinds)[number]) =>
    updateSendDraft({ beneficiary: { kind, ...(name && { name }) } });
  return (
    <section className="card">
      <fieldset className="review-choice">
        <legend>{messages.legend}</legend>
        <p>{messages.text}</p>
        <div className="either">
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                id={kind === 'self' ? controls.beneficiary : undefined}
                type="radio"
                name="beneficiary"
                value={kind}
                checked={beneficiary?.kind === kind}
                onChange={() => choose(kind)}
              />
              <b>{messages[kind]}</b>
              <small>{messages[`${kind}Text`]}</small>
            </label>
          ))}
        </div>
        {beneficiary && beneficiary.kind !== 'self' && (
          <TextField
            id={controls.beneficiaryName}
            label={messages.name[beneficiary.kind]}
            value={name}
            autoComplete="off"
            error={problem ?? (isInsisting && !isName(name) ? messages.nameMissing : undefined)}
            onChange={({ currentTarget }) =>
              updateSendDraft({
                beneficiary: {
                  kind: beneficiary.kind,
                  ...(currentTarget.value && { name: currentTarget.value }),
                },
              })
            }
          />
        )}
      </fieldset>
    </section>
  );
}
