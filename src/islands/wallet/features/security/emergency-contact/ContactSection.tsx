import { useStore } from '@nanostores/react';
import { $emergencyContact, refetchEmergencyContact } from '#src/stores/account/emergency-contact.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ContactEditor } from './ContactEditor.tsx';
import { useCallingCodes } from '../../../i18n/use-calling-codes.ts';

/** The contact once it is loaded; until then a skeleton, or the error. */
export function ContactSection() {
  const messages = useMessages('emergencyContact');
  const { locale } = useI18n();
  const query = useStore($emergencyContact);
  const { data, error } = query;
  const codes = useCallingCodes(locale);
  const isLoading = !codes || (!data && !error);

  const load = { query, messages, at: null, onRetry: refetchEmergencyContact };

  return (
    <section className="card contact" aria-label={messages.heading} aria-busy={isLoading}>
      <LoadingStatus loading={isLoading && messages.loading} />
      <LoadError {...load} />
      <StaleNotice {...load} />
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
