import stylesheet from '#src/styles/emergency-contact.css?url';
import comboboxStyles from '#src/styles/combobox.css?url';
import phoneStyles from '#src/styles/phone.css?url';
import { WithSheet } from '../../../lazy/StylesheetBoundary.tsx';
import { Back } from '../../../shell/BackLink.tsx';
import { Contact } from './ContactSection.tsx';

/** /w/security/emergency-contact: whom we may call. */
export function EmergencyContact() {
  return (
    <WithSheet sheet={stylesheet}>
      <link rel="stylesheet" href={comboboxStyles} precedence="screen" />
      <link rel="stylesheet" href={phoneStyles} precedence="screen" />
      <Back from="emergencyContact" />
      <Contact />
    </WithSheet>
  );
}
