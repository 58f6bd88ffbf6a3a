import { BackLink } from '../../../shell/BackLink.tsx';
import { ContactSection } from './ContactSection.tsx';

/** /w/security/emergency-contact: whom we may call. */
export function EmergencyContact() {
  return (
    <>
      <BackLink from="emergencyContact" />
      <ContactSection />
    </>
  );
}
