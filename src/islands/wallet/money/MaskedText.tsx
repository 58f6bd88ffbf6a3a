import { useStore } from '@nanostores/react';
import { DOTS, maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { $displaySettings, $displaySettingsLoaded } from '#src/stores/preferences/display-settings.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Words about money as text; while balances are hidden without a figure. */
export function MaskedText({ text }: { text: string }) {
  const { words } = useI18n();
  const { hide_balances: hidden } = useStore($displaySettings);
  const known = useStore($displaySettingsLoaded);
  // Before anybody has said whether figures are hidden, they are.
  if (known && !hidden) return text;
  return maskAmounts(text)
    .split(DOTS)
    .map((piece, place) => (
      // The pieces of one text never change places.
      <span key={place}>
        {place > 0 && (
          <span className="money masked">
            <span aria-hidden="true">{DOTS}</span>
            <span className="sr">{words.balance.hidden}</span>
          </span>
        )}
        {piece}
      </span>
    ));
}
