import type { Content } from './content.ts';
import type { LinkTo } from './link.ts';

interface Props {
  content: Content;
  Link: LinkTo;
}

export function Header({ content: { name, navigation, account }, Link }: Props) {
  return (
    <header className="top">
      <div className="wrap">
        <Link to="/" className="logo">
          {name}
        </Link>
        <nav className="links" aria-label={navigation.label}>
          <Link to="/">{navigation.home}</Link>
          {navigation.groups.map(({ label, links }) => (
            <details name="menu" key={label}>
              <summary>{label}</summary>
              <ul>
                {links.map(({ label: word, path, about }) => (
                  <li key={path}>
                    <Link to={path}>{word}</Link>
                    {about && <span>{about}</span>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <Link to="/login">{account.login}</Link>
        <Link to="/signup" className="button">
          {account.signup}
        </Link>
      </div>
    </header>
  );
}
