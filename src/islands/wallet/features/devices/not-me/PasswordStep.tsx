import { useStore } from '@nanostores/react';
import type { Activity } from '#contract/activities.ts';
import { $security } from '#src/stores/security/security.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { clock } from '#src/ui/icons/frame.ts';
import { notMePath } from '../../../activity/not-me-path.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';

interface PasswordStepProps {
  login: Activity;
  /** When it was done, as a sentence; null while it is not. */
  done: string | null;
  isNext: boolean;
}

/** The page of the password, which comes back to this one. */
const passwordPath = (login: Activity): string =>
  `/w/security/password?${new URLSearchParams({ return: notMePath(login.id) }).toString()}`;

/** Step 2: a new password, on its own page. An account without one is told where its login is protected. */
export function PasswordStep({ login, done, isNext }: PasswordStepProps) {
  const { steps } = useMessages('notMe');
  const hasPassword = useStore($security).data?.password_changed_at !== null;
  if (!hasPassword) return <small>{steps.password.google}</small>;
  if (done !== null) return done !== '' && <small>{done}</small>;
  return (
    <>
      <small>{steps.password.text}</small>
      <small className="restricts">
        <Icon d={clock} />
        <span>{steps.password.restricts}</span>
      </small>
      <Link className={isNext ? 'button primary' : 'button'} to={passwordPath(login)}>
        {steps.password.heading}
      </Link>
    </>
  );
}
