import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useLogout } from '../../../shell/use-logout.ts';

/** An account of Google alone has none to change: it is set with a code by email, by who is logged out. */
export function NoPassword() {
  const { google: texts } = useMessages('changePassword');
  const { busy, logOut } = useLogout('/forgot-password');
  return (
    <div className="card told">
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <p className="soft">{texts.note}</p>
      <div className="does">
        <Button variant="primary" busy={busy} onClick={logOut}>
          {texts.action}
        </Button>
      </div>
    </div>
  );
}
