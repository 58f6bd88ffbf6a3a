import { Link } from 'react-router-dom';
import { Blank } from '../../shell/Blank.tsx';
import { useWallet } from '../../words.ts';

/** A place that the product names and that has no screen yet. */
export function Unbuilt() {
  const { words } = useWallet();
  return (
    <Blank heading={words.unbuilt.heading} text={words.unbuilt.text}>
      <Link className="button" to="/w">
        {words.unbuilt.link}
      </Link>
    </Blank>
  );
}
