/** Where others pay somebody: this site's page for sending, with the person chosen. */
export const payLinkOf = (username: string): string => `${location.origin}/w/send?to=@${username}`;
