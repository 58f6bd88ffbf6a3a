import NextLink from 'next/link';
import { HomePage } from '../../page/HomePage.tsx';
import content from '../../peer-content.json';

const Link = ({ to, ...rest }) => <NextLink href={to} {...rest} />;

export default function Home() {
  return <HomePage content={content} Link={Link} />;
}
