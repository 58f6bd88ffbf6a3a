import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { $dismissed, dismiss } from '#src/stores/interface/dismissed.ts';
import { $security } from '#src/stores/security/security.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

/** What would make the account safer. Nothing before that is known, nor once all is done. */
export function Checklist() {
  const { checklist: texts } = useMessages('dashboard');
  const { data } = useStore($security);
  // A choice: it can be put off.
  const isContactPutOff = useStore($dismissed).includes('contact');
  const heading = useId();
  if (!data) return null;
  const needsPin = !data.pin.set;
  const needsContact = !data.emergency_contact && !isContactPutOff;
  if (!needsPin && !needsContact) return null;
  return (
    <section className="card checklist" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
      </header>
      <ul>
        {needsPin && <Check {...texts.pin} to="/w/security/pin" />}
        {needsContact && (
          <Check {...texts.contact} to="/w/security/emergency-contact" onPutOff={() => dismiss('contact')} />
        )}
      </ul>
    </section>
  );
}

interface CheckProps {
  title: string;
  text: string;
  action: string;
  to: string;
  /** Only of what is not needed to use the wallet. */
  onPutOff?: () => void;
}

function Check({ title, text, action, to, onPutOff }: CheckProps) {
  const { checklist: texts } = useMessages('dashboard');
  const name = useId();
  return (
    <li>
      <p>
        <b id={name}>{title}</b>
        <small>{text}</small>
      </p>
      <div className="row">
        {onPutOff && (
          <Button
            small
            variant="quiet"
            aria-label={interpolate(texts.laterFor, { title })}
            onClick={onPutOff}
          >
            {texts.later}
          </Button>
        )}
        <Link className="button small" to={to} aria-describedby={name}>
          {action}
        </Link>
      </div>
    </li>
  );
}
