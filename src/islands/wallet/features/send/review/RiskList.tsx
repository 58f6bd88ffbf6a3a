import type { Quote } from '#contract/quotes.ts';
import type { Risk } from '#contract/risks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { info } from '#src/ui/icons/form.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { AddressComparison } from './AddressComparison.tsx';
import { controls, isSerious } from './missing.ts';
import { useRiskTexts } from './use-risk-texts.ts';

interface RiskListProps {
  draft: SendDraft;
  quote: Quote;
  risks: readonly Risk[];
}

/** What the sender should know. Each serious one is confirmed by itself. */
export function RiskList({ draft, quote, risks }: RiskListProps) {
  const { risks: messages } = useMessages('sendReview');
  const textsOf = useRiskTexts(draft, quote);
  // The line about the arrival says it.
  const shown = risks.filter(({ code }) => code !== 'held_for_review');
  if (shown.length === 0) return null;
  return (
    <section className="risks" aria-label={messages.region}>
      {shown.map((risk) =>
        isSerious(risk) ? (
          <RiskCheckbox key={risk.code} risk={risk} draft={draft} {...textsOf(risk)} />
        ) : (
          <RiskNotice key={risk.code} {...textsOf(risk)} />
        ),
      )}
    </section>
  );
}

interface RiskTexts {
  title: string;
  text: string;
}

function RiskNotice({ title, text }: RiskTexts) {
  return (
    <div className="notice">
      <Icon d={info} />
      <p>
        <LeadSentence text={title} />
        <span>{text}</span>
      </p>
    </div>
  );
}

function RiskCheckbox({ risk, draft, title, text }: RiskTexts & { risk: Risk; draft: SendDraft }) {
  const { code, level, params } = risk;
  const { acknowledged, recipient } = draft;
  const id = controls.risk(code);
  return (
    <div className={`risk ${level}`}>
      <label className="tick">
        <input
          id={id}
          type="checkbox"
          checked={acknowledged.includes(code)}
          aria-describedby={`${id}-text`}
          onChange={({ currentTarget: { checked } }) =>
            updateSendDraft({
              acknowledged: [...acknowledged.filter((one) => one !== code), ...(checked ? [code] : [])],
            })
          }
        />
        <b>{title}</b>
      </label>
      <p id={`${id}-text`}>{text}</p>
      {code === 'similar_address' && recipient?.kind === 'address' && (
        <AddressComparison
          address={recipient.address}
          other={{
            name: sanitizeText(String(params.payee ?? '')),
            address: sanitizeText(String(params.address ?? '')),
          }}
        />
      )}
    </div>
  );
}
