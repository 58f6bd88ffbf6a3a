import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { chains, clock, people } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** How to find out which asset and network it is. */
export function AssetAdvice({ recipient: { kind } }: { recipient: Recipient }) {
  const { advice } = useMessages('sendAmount');
  const rows =
    kind === 'address'
      ? ([
          [people, advice.ask, advice.askText],
          [chains, advice.same, advice.sameText],
        ] as const)
      : ([
          [
            clock,
            kind === 'user' ? advice.user : advice.bank,
            kind === 'user' ? advice.userText : advice.bankText,
          ],
        ] as const);
  return (
    <section className="card send-advice" aria-label={kind === 'address' ? advice.heading : advice.good}>
      <ul className="fact-lines">
        {rows.map(([icon, name, text]) => (
          <li key={name}>
            <Icon d={icon} />
            <p>
              <LeadSentence text={name} />
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
