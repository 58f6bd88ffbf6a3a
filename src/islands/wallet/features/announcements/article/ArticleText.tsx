import { useMemo, type ReactNode } from 'react';
import { localizePath } from '#src/intl/locale.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { LinkTarget } from './link-target.ts';
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

/** The text of an announcement as elements. Its nodes never change places, so their places are their keys. */
export function ArticleText({ source }: { source: string }) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return blocks.map((block, index) => <TextBlock key={index} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Content of={block.content} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Content of={block.content} />
        </p>
      );
    case 'action':
      return (
        <p className="next-step">
          <TargetLink target={block.link.target} className="button primary">
            <Content of={block.link.content} />
          </TargetLink>
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Content of={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

const Content = ({ of: parts }: { of: readonly Inline[] }) =>
  parts.map((part, index) => <TextPart key={index} part={part} />);

function TextPart({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <span>{part.text}</span>;
    case 'strong':
      return (
        <b>
          <Content of={part.content} />
        </b>
      );
    case 'link':
      return (
        <TargetLink target={part.target}>
          <Content of={part.content} />
        </TargetLink>
      );
  }
}

interface TargetLinkProps {
  target: LinkTarget;
  className?: string;
  children: ReactNode;
}

function TargetLink({ target, className, children }: TargetLinkProps) {
  const { newTab } = useMessages('announcements');
  const { locale } = useI18n();
  if (target.kind === 'screen')
    return (
      <Link className={className} to={target.path}>
        {children}
      </Link>
    );
  const href = target.kind === 'page' ? localizePath(locale, target.path) : target.url;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="sr">{inBrackets(locale, newTab)}</span>
    </a>
  );
}
