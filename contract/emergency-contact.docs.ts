import type { AreaDocs } from './area-docs.ts';

export const emergencyContactDocs: AreaDocs<'emergencyContact'> = {
  about: "Whom to call when the user can't be reached.",
  calls: {
    saveEmergencyContact: {
      summary: 'Save the emergency contact',
      description: 'Replaces the one before. There is at most one.',
      example: { body: { phone_number: '+2348012345678', relation: 'Sister', name: 'Bisi' } },
    },
    getEmergencyContact: {
      summary: 'Get the emergency contact',
      description: 'Null while none is saved.',
    },
    removeEmergencyContact: {
      summary: 'Remove the emergency contact',
      description: 'Succeeds when there is none, so that it can be sent again.',
    },
  },
};
