import { texts } from './texts.ts';
import { own, remove } from '../../core/own-record.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { emergencyContactsSlice } from './state.ts';

const handlers: Handlers<'emergencyContact'> = {
  saveEmergencyContact: (contact, { state, user, text }) => {
    state.emergencyContacts[user.customer_id] = contact;
    return { message: text(texts.contact_saved) };
  },

  getEmergencyContact: (_body, { state, user }) => ({
    data: own(state.emergencyContacts, user.customer_id) ?? null,
  }),

  removeEmergencyContact: (_body, { state, user, text }) => {
    remove(state.emergencyContacts, user.customer_id);
    return { message: text(texts.contact_removed), data: null };
  },
};

export const emergencyContactFeature: Feature<'emergencyContact'> = {
  handlers,
  texts,
  slices: [emergencyContactsSlice],
};
