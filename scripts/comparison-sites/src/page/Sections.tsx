import type { Content } from './content.ts';
import type { LinkTo } from './link.ts';

interface Props {
  content: Content;
}
interface Linking extends Props {
  Link: LinkTo;
}

export function Hero({ content: { hero, box, account }, Link }: Linking) {
  return (
    <section className="wrap hero">
      <h1>{hero.words.join(' ')}</h1>
      <p className="lead">{hero.lead}</p>
      <form action="/signup" method="post" className="box">
        <label htmlFor="email">{box.label}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={box.placeholder}
          required
        />
        <button className="button">{box.submit}</button>
      </form>
      <p className="note">
        {box.note} {box.have} <Link to="/login">{account.login}</Link>
      </p>
    </section>
  );
}

/** Twice, so that the movement has no seam. */
export function Coins({ content: { coins } }: Props) {
  return (
    <section className="wrap coins">
      <h2>{coins.heading}</h2>
      <div className="clip">
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} aria-hidden={isCopy}>
            {coins.list.map(({ name, symbol }) => (
              <li key={symbol}>
                <b>{name}</b> <span>{symbol}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

export function Cards({ content: { cards }, Link }: Linking) {
  return (
    <section className="wrap">
      <h2>{cards.heading}</h2>
      <div className="cards">
        {cards.list.map(({ title, text, points, more }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <Link to={more.path}>{more.label}</Link>
          </article>
        ))}
      </div>
    </section>
  );
}

export function Partners({ content: { partners } }: Props) {
  return (
    <section className="wrap">
      <h2 className="quiet">{partners.heading}</h2>
      <ul className="partners">
        {partners.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

export function Steps({ content: { steps } }: Props) {
  return (
    <section className="wrap">
      <h2>{steps.heading}</h2>
      <ol className="steps">
        {steps.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Close({ content: { close }, Link }: Linking) {
  return (
    <section className="wrap close">
      <h2>{close.heading}</h2>
      <p className="lead">{close.text}</p>
      <Link to="/signup" className="button">
        {close.submit}
      </Link>
      <Link to="/features">{close.features}</Link>
    </section>
  );
}
