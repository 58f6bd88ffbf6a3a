/** Line icons of the account's screens: path data for `<Icon d={…} />`. One export each. */
export const laptop = 'M6 5.5h12a1.5 1.5 0 0 1 1.5 1.5v8h-15V7A1.5 1.5 0 0 1 6 5.5zM2.5 18.5h19';
export const mail =
  'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6zM4.5 7.5 12 13l7.5-5.5';
export const place =
  'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 1 0-13 0C5.5 15.4 12 21 12 21zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z';
export const snow = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5';
