import { useMessages } from '../../../i18n/i18n.ts';
import type { RecipientMode } from './recipient-mode.ts';

interface RecipientModesProps {
  modes: readonly RecipientMode[];
  mode: RecipientMode;
  /** The typed text has chosen it, not the person: this says why. */
  isAsked: boolean;
  onChoose: (mode: RecipientMode) => void;
}

/** The specification's send mode: where a recipient is looked for. */
export function RecipientModes({ modes, mode, isAsked, onChoose }: RecipientModesProps) {
  const { to: messages } = useMessages('send');
  return (
    <div className="recipient-modes">
      <div className="segments" role="group" aria-label={messages.modes}>
        {modes.map((name) => (
          <button key={name} type="button" aria-pressed={name === mode} onClick={() => onChoose(name)}>
            {messages.mode[name]}
          </button>
        ))}
      </div>
      <p className="soft" role="status">
        {isAsked && messages.looksLike[mode]}
      </p>
    </div>
  );
}
