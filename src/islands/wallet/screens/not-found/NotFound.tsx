import { Link } from 'react-router-dom';
import { Blank } from '../../shell/Blank.tsx';
import { useWallet } from '../../words.ts';

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
