import type { Activity } from '#contract/activities.ts';

/** The page that secures the account after an activity that somebody else did. */
export const notMePath = (id: string): string => `/w/devices-and-activities?not-me=${encodeURIComponent(id)}`;

/** Whether its owner is asked if it was them: a login on a device that the account did not know, and that is not this one. */
export const isDeniable = ({ recognised, this_device }: Activity): boolean => !recognised && !this_device;
