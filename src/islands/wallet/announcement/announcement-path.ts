/** The address of an announcement. */
export const announcementPath = (id: string): string => `/w/announcement/${encodeURIComponent(id)}`;
