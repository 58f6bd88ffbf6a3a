import { useId } from 'react';
import { STATEMENT_ZONE } from '#contract/statements.ts';
import { formatZonedDay } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { listNames } from '#src/intl/text/marks.ts';
import type { LoadedStatement } from '#src/stores/history/statements.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check, chevron, warn } from '#src/ui/icons/form.ts';
import { Amount } from '../../../money/Amount.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { lastMomentOf, negated } from './statement-amounts.ts';

/** The whole statement in one currency: what there was, what changed it, what there is. */
export function Summary({ statement }: { statement: LoadedStatement }) {
  const { locale, messages: wallet } = useI18n();
  const { summary: messages } = useMessages('statements');
  const heading = useId();
  const { totals, currency, unpriced, ties, closed } = statement;
  const day = (moment: string) => formatZonedDay(moment, locale, STATEMENT_ZONE);
  const last = day(lastMomentOf(statement));
  return (
    <section className="card whole" aria-labelledby={heading}>
      <h2 id={heading} className="sr">
        {messages.heading}
      </h2>
      <div className="ends">
        {totals ? (
          <dl>
            <div>
              <dt>{interpolate(messages.opening, { day: day(statement.from) })}</dt>
              <dd>
                <Amount amount={totals.opening} asset={currency} size="large" />
              </dd>
            </div>
            <div>
              <dt>
                <Icon d={chevron} />
                <span>{interpolate(closed ? messages.closing : messages.now, { day: last })}</span>
              </dt>
              <dd>
                <Amount amount={totals.closing} asset={currency} size="large" />
              </dd>
            </div>
          </dl>
        ) : (
          <p className="soft">{messages.unavailable}</p>
        )}
        <span className={ties ? 'tag good' : 'tag bad'}>
          <Icon d={ties ? check : warn} />
          <span>{ties ? messages.ties : messages.tiesNot}</span>
        </span>
      </div>
      {totals && (
        <dl className="flows">
          <Flow name={messages.in} isGain={totals.in !== '0'}>
            <Amount amount={totals.in} asset={currency} signed />
          </Flow>
          <Flow name={messages.out}>
            <Amount amount={negated(totals.out)} asset={currency} />
          </Flow>
          <Flow name={messages.fees} note={messages.feesNote}>
            <Amount amount={negated(totals.fees)} asset={currency} />
          </Flow>
          <Flow name={messages.rewards} isGain={totals.rewards !== '0'}>
            <Amount amount={totals.rewards} asset={currency} signed />
          </Flow>
          <Flow name={messages.converted} note={messages.convertedNote}>
            <Amount amount={totals.converted} asset={currency} />
          </Flow>
          <Flow name={messages.priceChange} note={messages.priceChangeNote}>
            <Amount amount={totals.price_change} asset={currency} signed />
          </Flow>
        </dl>
      )}
      {totals && unpriced.length > 0 && (
        <p className="unpriced">
          {interpolate(messages.unpriced, {
            assets: listNames(
              locale,
              unpriced.map((asset) => wallet.names[asset]),
            ),
          })}
        </p>
      )}
    </section>
  );
}

interface FlowProps {
  name: string;
  note?: string;
  /** In the colour of money that has come. */
  isGain?: boolean;
  children: ElementNode;
}

function Flow({ name, note, isGain = false, children }: FlowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isGain ? 'gain' : undefined}>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
