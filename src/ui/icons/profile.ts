/** Line icons of a profile: path data for `<Icon d={…} />`. One export each. */
export const minus = 'M5 12h14';
export const pencil = 'M5 19l1-4L15.5 5.5l3 3L9 18z';
