import stylesheet from '#src/styles/emergency-contact.css?url';
import comboboxStyles from '#src/styles/combobox.css?url';
import phoneStyles from '#src/styles/phone.css?url';
import { StylesheetBoundary } from '../../../lazy/StylesheetBoundary.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { ContactSection } from './ContactSection.tsx';

/** /w/security/emergency-contact: whom we may call. */
export function EmergencyContact() {
  return (
    <StylesheetBoundary sheet={stylesheet}>
      <link rel="stylesheet" href={comboboxStyles} precedence="screen" />
      <link rel="stylesheet" href={phoneStyles} precedence="screen" />
      <BackLink from="emergencyContact" />
      <ContactSection />
    </StylesheetBoundary>
  );
}
