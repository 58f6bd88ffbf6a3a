import { useStore } from '@nanostores/react';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { changeToDefaults, type TradeChange } from './setting-change.ts';

/** Takes everything on this screen but the alerts back to what somebody has who never chose. */
export function ResetSettings({ save }: { save: (change: TradeChange) => void }) {
  const { reset: messages } = useMessages('tradeSettings');
  const change = changeToDefaults(useStore($preferences));
  return (
    <div className="reset">
      <p className="soft" id="reset-text">
        {messages.text}
      </p>
      <Button
        disabled={change === null}
        aria-describedby="reset-text"
        onClick={() => {
          if (change) save(change);
        }}
      >
        {messages.button}
      </Button>
    </div>
  );
}
