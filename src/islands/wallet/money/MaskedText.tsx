import { useStore } from '@nanostores/react';
import { DOTS, maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { $displaySettings, $displaySettingsLoaded } from '#src/stores/preferences/display-settings.ts';
import { useI18n } from '../i18n/i18n.ts';

/** A text about money. While balances are hidden, each amount in it is masked. */
export function MaskedText({ text }: { text: string }) {
  const { messages } = useI18n();
  const { hide_balances: hidden } = useStore($displaySettings);
  const isLoaded = useStore($displaySettingsLoaded);
  // Until it is known whether balances are hidden, they are.
  if (isLoaded && !hidden) return text;
  return maskAmounts(text)
    .split(DOTS)
    .map((part, index) => (
      // The parts of one text never change their order.
      <span key={index}>
        {index > 0 && (
          <span className="money masked">
            <span aria-hidden="true">{DOTS}</span>
            <span className="sr">{messages.balance.hidden}</span>
          </span>
        )}
        {part}
      </span>
    ));
}
