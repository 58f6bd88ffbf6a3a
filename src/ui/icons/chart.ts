/** Line icons of charts, which load after the first view; else as `icon-paths.ts`. */
export const table = 'M4 5.5h16v13H4zM4 10h16M10 10v8.5';
/** Order, and what is left out. */
export const sliders =
  'M4 7h8.6M17.4 7H20M4 17h2.6M11.4 17H20M12.6 7a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M6.6 17a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0';
export const sortable = 'M8 10l4-4 4 4M8 14l4 4 4-4';
export const sortOrder =
  'M4 7h8.6M17.4 7H20M4 17h2.6M11.4 17H20M15 9.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM9 19.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z';
export const candles = 'M8 3.5V7M8 15v5M5.5 7h5v8h-5zM16 3.5v5M16 14v6.5M13.5 8.5h5V14h-5z';
