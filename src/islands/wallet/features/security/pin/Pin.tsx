import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { $security, retrySecurity, type Security } from '#src/stores/security/security.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { asksForReset, returnIn } from '../../../approval/pin-reset-url.ts';
import { PinLocked } from '../../../approval/PinLocked.tsx';
import { SetPinForm } from '../../../approval/SetPinForm.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { ChangePinForm } from './ChangePinForm.tsx';
import { ResetPin } from './ResetPin.tsx';

/** /w/security/pin: sets, changes and resets the PIN that approves payments. */
export function Pin() {
  const messages = useMessages('pin');
  const query = useStore($security);
  return (
    <>
      <BackLink from="pin" />
      <section className="card pin" aria-label={messages.region} aria-busy={query.data === null}>
        <QueryStates
          query={query}
          messages={messages}
          at={null}
          onRetry={retrySecurity}
          skeleton={<PinSkeleton />}
        >
          {(security) => <PinContent security={security} />}
        </QueryStates>
      </section>
    </>
  );
}

function PinSkeleton() {
  return (
    <div className="fields">
      {['current', 'new', 'repeat'].map((name) => (
        <div key={name} className="field">
          <Skeleton size="name" />
          <Skeleton size="box" />
        </div>
      ))}
    </div>
  );
}

function PinContent({ security }: { security: Security }) {
  const messages = useMessages('pin');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isCurrentEntry = useIsCurrentEntry();
  const [isResetting, setIsResetting] = useState(() => asksForReset(params));
  // What the PIN was asked for, which goes on from where it was.
  const returnTo = returnIn(params, 'pin');
  const { pin, pinLockedUntil } = security;
  const view = pin.set ? (isResetting ? 'reset' : 'change') : 'first';
  const isByCode = view === 'reset' && security.password_changed_at === null;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // The form that had the focus is gone.
    if (shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {messages.headings[view]}
      </h2>
      <p className="soft">{messages.texts[isByCode ? 'resetByCode' : view]}</p>
      {view === 'first' && <SetPinForm />}
      {view === 'change' && (
        <>
          {pinLockedUntil === null ? <ChangePinForm /> : <PinLocked until={pinLockedUntil} />}
          <p className="forgot">
            <Button variant="quiet" onClick={() => setIsResetting(true)}>
              {messages.forgot}
            </Button>
          </p>
        </>
      )}
      {view === 'reset' && (
        <ResetPin
          security={security}
          doesReturn={returnTo !== null}
          onEnd={() => {
            if (returnTo === null) setIsResetting(false);
            else if (isCurrentEntry()) void navigate(returnTo, { replace: true });
          }}
        />
      )}
    </>
  );
}
