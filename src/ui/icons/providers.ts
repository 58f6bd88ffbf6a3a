/** What can be linked to an account, drawn for the product: no one's logo. */
export const google = 'M19.5 12.2h-7.3M19.5 12.2a7.5 7.5 0 1 1-2.3-5.6';
export const whatsapp =
  'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1A8 8 0 1 0 12 4zM9.2 9.2c0 3 2.6 5.6 5.6 5.6l.9-1.7-2-1-.8.8a4.4 4.4 0 0 1-1.8-1.8l.8-.8-1-2z';
