import { BackLink } from '../../../shell/BackLink.tsx';
import { ContactSection } from './ContactSection.tsx';

/** /w/security/emergency-contact: the person to call in an emergency. */
export function EmergencyContact() {
  return (
    <>
      <BackLink from="emergencyContact" />
      <ContactSection />
    </>
  );
}
