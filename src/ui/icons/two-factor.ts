/** Icons of the setup of an authenticator app; else as `icon-paths.ts`. */
export const openOutside =
  'M14 4.5h5.5V10M19 5l-8 8M17.5 13.5V18A1.5 1.5 0 0 1 16 19.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4.5';
export const qr =
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5M19.5 13.5v3M16.5 16.5v3h3M13.5 17v2.5';
