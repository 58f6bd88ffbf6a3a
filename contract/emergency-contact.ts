import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const emergencyContact = z.object({
  phone_number: field.phoneNumber,
  relation: field.contactRelation,
  name: field.contactName,
});
export type EmergencyContact = z.output<typeof emergencyContact>;

/** Takes the place of the one before. */
export const saveEmergencyContact = endpoint({
  name: 'saveEmergencyContact',
  method: 'POST',
  path: '/user/emergency-contact',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});

/** Null while none is saved. */
export const getEmergencyContact = endpoint({
  name: 'getEmergencyContact',
  method: 'GET',
  path: '/user/emergency-contact',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.nullable(emergencyContact)) },
});

/** Answers null, as the call that reads it will; so it does when there was none. */
export const removeEmergencyContact = endpoint({
  name: 'removeEmergencyContact',
  method: 'DELETE',
  path: '/user/emergency-contact',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.null()) },
});
