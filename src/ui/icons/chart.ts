/** Line icons of charts, which load after the first view; else as `icon-paths.ts`. */
export const table = 'M4 5.5h16v13H4zM4 10h16M10 10v8.5';
export const sortable = 'M8 10l4-4 4 4M8 14l4 4 4-4';
