import { computed } from 'nanostores';
import * as contract from '#contract/user.ts';
import type { EmergencyContact } from '#contract/user.ts';
import { call } from '#src/api/call.ts';
import { createOptimisticResource } from '../query/optimistic-resource.ts';
import { formDraft } from '../interface/form-draft.ts';

/** Null while nobody is named. In a box: that nothing is known yet is another null. */
interface Named {
  readonly contact: EmergencyContact | null;
}

const named = createOptimisticResource<Named, Named>({
  key: 'emergency contact',
  read: async (signal) => ({
    contact: (await call(contract.readEmergencyContact, undefined, { signal })).data,
  }),
  applyPatch: (_before, change) => change,
  send: async (change) => {
    if (change.contact) await call(contract.emergencyContact, change.contact);
    else await call(contract.removeEmergencyContact);
    return change;
  },
});

/** Spec section 3, Emergency contact: as it is shown, with what was just saved or removed. */
export const $emergencyContact = named.$optimistic;
export const $savingContact = computed(named.$pending, (pending) => pending.length > 0);
export const refetchEmergencyContact = named.retry;

/**
 * Shows somebody as the contact, or nobody, then saves that.
 * @throws ApiError, after it has been taken back.
 */
export function saveEmergencyContact(contact: EmergencyContact | null): Promise<void> {
  return named.mutate({ contact });
}

export const contactDraft = formDraft('draft:emergency-contact');
