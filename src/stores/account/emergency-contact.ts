import { computed } from 'nanostores';
import * as contract from '#contract/emergency-contact.ts';
import { call } from '#src/api/call.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';
import { formDraft } from '../interface/form-draft.ts';

/** The reply in an object, because `null` (no contact) differs from data that is not loaded yet. */
interface ContactData {
  readonly contact: contract.EmergencyContact | null;
}

const resource = createOptimisticQuery<ContactData, ContactData>('emergency contact', {
  read: async (signal) => ({
    contact: (await call(contract.getEmergencyContact, { signal })).data,
  }),
  applyPatch: (_before, change) => change,
  send: async (change) => {
    if (change.contact) await call(contract.saveEmergencyContact, { body: change.contact });
    else await call(contract.removeEmergencyContact);
    return change;
  },
});

/** The emergency contact (spec section 3), with optimistic changes. */
export const $emergencyContact = resource.$optimistic;
export const $savingContact = computed(resource.$pending, (pending) => pending.length > 0);
export const refetchEmergencyContact = resource.retry;

/**
 * Saves a contact, or removes it with null; an optimistic update.
 * @throws ApiError after the rollback.
 */
export function saveEmergencyContact(contact: contract.EmergencyContact | null): Promise<void> {
  return resource.mutate({ contact });
}

export const contactDraft = formDraft('draft:emergency-contact');
