import type { Content } from './content.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { LinkTo } from './link.ts';
import { Cards, Close, Coins, Hero, Partners, Steps } from './Sections.tsx';

interface Props {
  content: Content;
  Link: LinkTo;
}

/** The home page's words in plain markup: what all peers render alike. */
export function HomePage({ content, Link }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        {content.skip}
      </a>
      <Header content={content} Link={Link} />
      <main id="main">
        <Hero content={content} Link={Link} />
        <Coins content={content} />
        <Cards content={content} Link={Link} />
        <Partners content={content} />
        <Steps content={content} />
        <Close content={content} Link={Link} />
      </main>
      <Footer content={content} Link={Link} />
    </>
  );
}
