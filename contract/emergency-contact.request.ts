import { emergencyContact } from './emergency-contact.ts';
import type { RequestSchemas } from './request.ts';

export const emergencyContactRequests = {
  saveEmergencyContact: {
    body: emergencyContact,
  },
} satisfies RequestSchemas;
