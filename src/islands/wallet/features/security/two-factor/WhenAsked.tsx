import { devices, key, send, wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

const icons = { login: devices, newPayee: send, sums: wallet, changes: key } as const;
const cases = ['login', 'newPayee', 'sums', 'changes'] as const;

/** When a code of the app is asked for. */
export function WhenAsked({ isOn }: { isOn: boolean }) {
  const messages = useMessages('twoFactor').asked;
  return (
    // Rules, which everybody may know.
    <div className="when-asked" data-public>
      <h3>{isOn ? messages.whenOn : messages.whenOff}</h3>
      <ul>
        {cases.map((name) => (
          <li key={name}>
            <Icon d={icons[name]} />
            <span>{messages[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
