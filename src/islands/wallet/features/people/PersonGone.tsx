import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { usePanels } from '../../panels/use-panels.ts';
import { EmptyState } from '../../status/EmptyState.tsx';

interface PersonGoneProps {
  /** Null for a text that can't be a username. */
  username: string | null;
}

/** Nobody has this username: it never was one, or its owner has another one now. */
export function PersonGone({ username }: PersonGoneProps) {
  const { gone } = useMessages('person');
  const { show } = usePanels();
  return (
    <EmptyState
      heading={username === null ? gone.noName : interpolate(gone.heading, { username })}
      text={gone.text}
    >
      <Button variant="primary" aria-haspopup="dialog" onClick={() => show('users')}>
        {gone.find}
      </Button>
      {username !== null && (
        <Link className="button" to={`/w/transactions?q=@${username}`}>
          {interpolate(gone.history, { username })}
        </Link>
      )}
    </EmptyState>
  );
}
