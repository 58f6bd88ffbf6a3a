import { Link } from 'react-router-dom';
import { Blank } from '../../status/EmptyState.tsx';
import { useWallet } from '../../i18n/i18n.ts';

export function NotFound() {
  const { words } = useWallet();
  return (
    <Blank heading={words.notFound.heading} text={words.notFound.text}>
      <Link className="button" to="/w">
        {words.notFound.link}
      </Link>
    </Blank>
  );
}
