/** Line icons of the wallet's screens and panels, which its frame does not start with; else as `icon-paths.ts`. */
export const bank = 'M4 9.5 12 4.5l8 5zM6.5 9.5v7M12 9.5v7M17.5 9.5v7M4 19.5h16';
export const plus = 'M12 5v14M5 12h14';
export const receive = 'M17 7 7 17M15.5 17H7V8.5';
export const transfers = 'M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5';
export const arrowBack = 'M19 12H5M11 6l-6 6 6 6';
export const gear =
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18';
export const flag = 'M6 21V4h11.5l-2 4 2 4H6';
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4';
export const star = 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z';
export const print =
  'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7z';
export const block = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6 6l12 12';
export const scan =
  'M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M4 12h16';
