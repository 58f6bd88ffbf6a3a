import { useStore } from '@nanostores/react';
import { $emergencyContact, retryContact } from '#src/stores/account/emergency-contact.ts';
import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { Wait } from '../../../status/LoadingStatus.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import { KnownContact } from './ContactEditor.tsx';
import { useCodes } from './use-calling-codes.ts';

/** Who is named, once that is known; else what is asked for, or what failed. */
export function Contact() {
  const words = useWords('emergencyContact');
  const { locale } = useWallet();
  const { data, error, loading } = useStore($emergencyContact);
  const codes = useCodes(locale);
  const waiting = !codes || (!data && !error);

  return (
    <section className="card contact" aria-label={words.heading} aria-busy={waiting}>
      <Wait loading={waiting && words.loading} />
      {error && (
        <div className="absent" role="alert">
          <p>{data ? words.notRefreshed : words.failed}</p>
          <RequestId error={error} />
          <Button small busy={loading} busyLabel={words.retrying} onClick={retryContact}>
            {words.retry}
          </Button>
        </div>
      )}
      {waiting && (
        <div className="fields">
          {['name', 'relation', 'phone'].map((name) => (
            <div key={name} className="field">
              <Bone size="name" />
              <Bone size="box" />
            </div>
          ))}
        </div>
      )}
      {data && codes && <KnownContact contact={data.contact} {...codes} />}
    </section>
  );
}
