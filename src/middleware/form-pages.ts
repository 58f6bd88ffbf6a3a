/** Where the form of each action stands. The consent question stands on every public page, and is posted to one. */
export const formPages: Readonly<Record<string, string>> = {
  consent: '/legal/cookies',
  contact: '/contact',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/leave',
};

/**
 * Whether a form was posted to a page that is not its own: nothing of ours does. Its message would be sent and its answer
 * lost; Astro breaks on names that it can't decode, and on a page with an island that shall show a body it could not read.
 * @param path without its language and without a slash at the end.
 */
export function isForeignFormPost(method: string, path: string, query: URLSearchParams): boolean {
  const action = query.get('_action');
  if (method !== 'POST' || !action) return false;
  return !Object.hasOwn(formPages, action) || formPages[action] !== path;
}
