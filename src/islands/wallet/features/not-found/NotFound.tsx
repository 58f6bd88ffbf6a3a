import { Link } from 'react-router-dom';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n } from '../../i18n/i18n.ts';

export function NotFound() {
  const { words } = useI18n();
  return (
    <EmptyState heading={words.notFound.heading} text={words.notFound.text}>
      <Link className="button" to="/w">
        {words.notFound.link}
      </Link>
    </EmptyState>
  );
}
