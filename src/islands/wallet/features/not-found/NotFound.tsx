import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n } from '../../i18n/i18n.ts';

export function NotFound() {
  const { messages } = useI18n();
  return (
    <EmptyState heading={messages.notFound.heading} text={messages.notFound.text}>
      <Link className="button" to="/w">
        {messages.notFound.link}
      </Link>
    </EmptyState>
  );
}
