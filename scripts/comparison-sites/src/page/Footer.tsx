import type { Content } from './content.ts';
import type { LinkTo } from './link.ts';

interface Props {
  content: Content;
  Link: LinkTo;
}

export function Footer({ content: { name, footer }, Link }: Props) {
  return (
    <footer className="foot">
      <nav className="wrap columns" aria-label={footer.label}>
        <div>
          <p className="logo">{name}</p>
          <p>{footer.about}</p>
        </div>
        {footer.groups.map(({ label, links }) => (
          <div key={label}>
            <h2>{label}</h2>
            <ul>
              {links.map(({ label: word, path }) => (
                <li key={path}>
                  <Link to={path}>{word}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="wrap end">
        {footer.end.map(({ label, path }) => (
          <Link to={path} key={path}>
            {label}
          </Link>
        ))}
      </p>
    </footer>
  );
}
