import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PasswordChange } from '#src/stores/security/change-password.ts';
import { $security, retrySecurity } from '#src/stores/security/security.ts';
import { returnIn } from '../../../approval/pin-reset-url.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { NoPassword } from './NoPassword.tsx';
import { PasswordChanged } from './PasswordChanged.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** A change that was made, and whether other devices were to be logged out. */
export interface DoneChange extends PasswordChange {
  readonly logsOutOthers: boolean;
}

/** /w/security/password: changes the password of an account that has one. */
export function ChangePassword() {
  const messages = useMessages('changePassword');
  const query = useStore($security);
  const [params] = useSearchParams();
  const [done, setDone] = useState<DoneChange | null>(null);
  return (
    <>
      <BackLink from="password" />
      <section
        className="change-password"
        aria-label={messages.region}
        aria-busy={query.data === null && !query.error}
      >
        <QueryStates
          query={query}
          messages={messages}
          at={null}
          onRetry={retrySecurity}
          skeleton={
            <div className="card">
              <RowSkeletons count={4} />
            </div>
          }
        >
          {(security) => {
            if (done) return <PasswordChanged change={done} returnTo={returnIn(params, 'password')} />;
            if (security.password_changed_at === null) return <NoPassword />;
            return <PasswordForm security={security} onDone={setDone} />;
          }}
        </QueryStates>
      </section>
    </>
  );
}
