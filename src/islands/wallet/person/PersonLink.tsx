import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sanitizeText } from '#src/api/sanitize-text.ts';

/** A link to somebody's card, round their name. */
export function PersonLink({ username, children }: { username: string; children: ReactNode }) {
  return (
    <Link className="person-link" to={`/w/user?u=${encodeURIComponent(sanitizeText(username))}`}>
      {children}
    </Link>
  );
}
