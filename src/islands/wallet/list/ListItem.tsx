import type { ReactNode } from 'react';

interface LineProps {
  picture: ReactNode;
  title: ReactNode;
  /** Under the title. */
  detail?: ReactNode;
  /** At the end of the row: an amount, a mark. */
  end?: ReactNode;
}

/** What stands in a row of a list, whatever the row is: a link, an option. */
export function ListItem({ picture, title, detail, end }: LineProps) {
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
