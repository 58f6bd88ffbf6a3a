// Apart from what drives a browser: component tests name these calls too, and Playwright loaded into their page asks it for source maps.

export const LIST = 'GET /user/notifications/list';
export const READ = 'PUT /user/notifications/{id}/status';
export const ALL = 'PUT /user/notifications/mark-all-read';
export const FLAGS = 'GET /user/notifications';
export const SAVE = 'PUT /user/notifications';
