import { Link } from 'react-router-dom';
import { useMessages } from '../../../i18n/i18n.ts';

/** How to begin, in a wallet without any money. */
export function FirstSteps() {
  const { firstSteps: texts } = useMessages('dashboard');
  return (
    <div className="first-steps">
      <p>{texts.text}</p>
      <div className="row">
        <Link className="button primary" to="/w/receive?tab=cash">
          {texts.deposit}
        </Link>
        <Link className="button" to="/w/receive">
          {texts.crypto}
        </Link>
        <Link className="button" to="/w/receive?tab=user">
          {texts.share}
        </Link>
      </div>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
