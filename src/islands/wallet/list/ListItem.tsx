import type { ReactNode } from 'react';

interface ListItemProps {
  picture: ReactNode;
  title: ReactNode;
  /** Under the title. */
  detail?: ReactNode;
  /** At the end of the row: an amount, a mark. */
  end?: ReactNode;
}

/** The content of a list's row. The caller makes the row itself: a link, an option, a list item. */
export function ListItem({ picture, title, detail, end }: ListItemProps) {
  return (
    <span className="line">
      <span className="pic">{picture}</span>
      <span className="what">
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {end && <span className="end">{end}</span>}
    </span>
  );
}
