/** Hides all but the last four digits, because others may see a list of notifications on the screen. */
export const maskPhone = (phone: string): string => `••• ${phone.slice(-4)}`;
