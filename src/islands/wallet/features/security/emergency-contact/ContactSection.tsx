import { useStore } from '@nanostores/react';
import { $emergencyContact, refetchEmergencyContact } from '#src/stores/account/emergency-contact.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ContactEditor } from './ContactEditor.tsx';
import { useCallingCodes } from './use-calling-codes.ts';

/** The contact once it is loaded; until then a skeleton, or the error. */
export function ContactSection() {
  const messages = useMessages('emergencyContact');
  const { locale } = useI18n();
  const { data, error, loading } = useStore($emergencyContact);
  const codes = useCallingCodes(locale);
  const isLoading = !codes || (!data && !error);

  return (
    <section className="card contact" aria-label={messages.heading} aria-busy={isLoading}>
      <LoadingStatus loading={isLoading && messages.loading} />
      {error && (
        <div className="absent" role="alert">
          <p>{data ? messages.notRefreshed : messages.failed}</p>
          <RequestId error={error} />
          <Button small busy={loading} busyLabel={messages.retrying} onClick={refetchEmergencyContact}>
            {messages.retry}
          </Button>
        </div>
      )}
      {isLoading && (
        <div className="fields">
          {['name', 'relation', 'phone'].map((name) => (
            <div key={name} className="field">
              <Skeleton size="name" />
              <Skeleton size="box" />
            </div>
          ))}
        </div>
      )}
      {data && codes && <ContactEditor contact={data.contact} {...codes} />}
    </section>
  );
}
