import type { ReactNode } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { Link } from '../navigation/Link.tsx';

/** A link to somebody's card, round their name. */
export function PersonLink({ username, children }: { username: string; children: ReactNode }) {
  return (
    <Link className="person-link" to={`/w/user?u=${encodeURIComponent(sanitizeText(username))}`}>
      {children}
    </Link>
  );
}
