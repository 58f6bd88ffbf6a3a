import { Link } from '../navigation/Link.tsx';

interface TabLinksProps<Name extends string> {
  label: string;
  /** Each with where it leads, and how many things it has where that is known. */
  tabs: readonly {
    readonly name: Name;
    readonly text: string;
    readonly to: string;
    readonly count?: number;
  }[];
  current: Name;
}

/** Tabs that are pages of their own: links, so that Back returns to the tab before and each can be opened in a new window. */
export function TabLinks<Name extends string>({ label, tabs, current }: TabLinksProps<Name>) {
  return (
    <nav className="tab-links" aria-label={label}>
      {tabs.map(({ name, text, to, count }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          <span>{text}</span>
          {count !== undefined && <small>{` ${count}`}</small>}
        </Link>
      ))}
    </nav>
  );
}
