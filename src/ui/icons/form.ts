/** Line icons of fields and toasts, which every page with a form shows; else as `icon-paths.ts`. */
export const check = 'M5.5 12.5l4.3 4.3L18.5 7.5';
export const chevron = 'M7 10l5 5 5-5';
export const close = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
export const eyeOff =
  'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.2 7.4A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v4.8M12 8h.01';
export const warn = 'M12 9v4.5M12 16.5v.1M12 4 3 19.5h18z';
