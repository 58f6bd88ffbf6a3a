/** Line icons on a grid of 24, drawn for the product: path data for `<Icon d={…} />`. One export each. */
export const back = 'M14.5 6l-6 6 6 6';
export const arrow = 'M5 12h14M13 6l6 6-6 6';
export const bell = 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 21.2h4';
export const chains =
  'M12 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM5.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.8 7.3 6.7 16.3M13.2 7.3l4.1 9M8 18.5h8';
export const chat =
  'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-5 4v-4h-.5A2.5 2.5 0 0 1 4 13.5zM8.5 10h.1M12 10h.1M15.5 10h.1';
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2';
export const copy =
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3';
export const devices =
  'M4 15.5V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v1M2.5 18.5H12M15.5 11h4.2a.8.8 0 0 1 .8.8v6.9a.8.8 0 0 1-.8.8h-4.2a.8.8 0 0 1-.8-.8v-6.9a.8.8 0 0 1 .8-.8z';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const download = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14';
export const gift =
  'M4 8.5h16V13H4zM5.5 13v7h13v-7M12 8.5V20M12 8.5c-3.2 0-4.8-1-4.8-2.6A1.9 1.9 0 0 1 9.1 4c1.9 0 2.9 2 2.9 4.5zm0 0c3.2 0 4.8-1 4.8-2.6A1.9 1.9 0 0 0 14.9 4C13 4 12 6 12 8.5z';
export const globe =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17';
export const help =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6v.1';
export const home = 'M4 11.2 12 4.5l8 6.7V20h-5.5v-5.5h-5V20H4z';
export const key = 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.2 19.5 4M16 7.5l2.5 2.5M13.5 10l1.5 1.5';
export const link =
  'M10 14a4 4 0 0 0 5.8.3l3-3a4 4 0 0 0-5.6-5.7l-1.2 1.1M14 10a4 4 0 0 0-5.8-.3l-3 3a4 4 0 0 0 5.6 5.7l1.2-1.1';
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const logout = 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M15.5 8l4 4-4 4M19 12H9.5';
export const market = 'M3.5 17.5l5.5-6 4 3.5 7.5-8.5M15.5 6.5h5v5';
export const menu = 'M4 8h16M4 16h16';
export const more =
  'M5.5 12.9a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8zM12 12.9a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8zM18.5 12.9a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8z';
export const offline =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.5M5.5 12a9.5 9.5 0 0 1 3.5-2.2M2.8 8.8A13.5 13.5 0 0 1 6 6.6M18.5 12a9.5 9.5 0 0 0-5.2-2.7M21.2 8.8A13.6 13.6 0 0 0 10 5.6M12 19h.01';
export const panel = 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9.5 5v14';
export const people =
  'M9 12a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 12zM3.2 19c.6-2.9 3-4.3 5.8-4.3s5.2 1.4 5.8 4.3M15.5 6a3 3 0 0 1 0 5.8M17.5 14.9c1.7.6 2.9 1.9 3.3 4.1';
export const phone = 'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2';
export const search = 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l4.5 4.5';
export const send = 'M7 17 17 7M8.5 7H17v8.5';
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5';
export const shield =
  'M12 3.5l7.5 2.8v5.2c0 4.3-3 7.4-7.5 9-4.5-1.6-7.5-4.7-7.5-9V6.3zM8.8 12l2.3 2.3 4.2-4.3';
export const staking = 'M5 20V14M10 20V10M15 20v-7M20 20V5';
export const person =
  'M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.8 20c.9-3.6 3.8-5.2 7.2-5.2s6.3 1.6 7.2 5.2';
export const wallet =
  'M4 6.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V9.5a2 2 0 0 0-2-2H5.5A1.5 1.5 0 0 1 4 6a2 2 0 0 1 2-2h11M16.2 13.8h.1';
