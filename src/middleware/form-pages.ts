/** The page of each form. The consent form stands on every public page and posts to one. */
export const formPages: Readonly<Record<string, string>> = {
  consent: '/legal/cookies',
  contact: '/contact',
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/leave',
};

/**
 * Whether a form was posted to another page than its own, which our pages never do. The action would run and its result
 * would be lost. Astro also throws on action names that it can't decode, and on a page with an island when the body is unreadable.
 * @param path without the language prefix and without a trailing slash.
 */
export function isForeignFormPost(method: string, path: string, query: URLSearchParams): boolean {
  const action = query.get('_action');
  if (method !== 'POST' || !action) return false;
  return !Object.hasOwn(formPages, action) || formPages[action] !== path;
}
