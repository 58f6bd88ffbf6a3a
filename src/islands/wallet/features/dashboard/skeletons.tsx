import { Bone } from '#src/ui/feedback/Skeleton.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The dashboard before its figures: the same boxes, nothing in them. `Skeleton.astro` draws the same without a script. */
export function DashboardBones() {
  return (
    <div className="dash" aria-hidden="true">
      <section className="hero-box">
        <header>
          <Bone size="label" />
          <Bone size="switch" />
        </header>
        <p className="amount">
          <Bone size="total" />
        </p>
        <div className="since">
          <Bone size="line" />
          <span className="feed">
            <Bone size="state" />
          </span>
        </div>
      </section>
      <section className="card assets">
        <header>
          <Bone size="label" />
        </header>
        <RowBones count={6} />
      </section>
      <section className="card market-card">
        <header>
          <Bone size="label" />
        </header>
        <RowBones count={12} />
      </section>
    </div>
  );
}

/** Rows of a list that is on its way. */
export function RowBones({ count }: { count: number }) {
  return (
    <ul className="row-bones" aria-hidden="true">
      {rows(count).map((row) => (
        <li key={row}>
          <Bone size="round" />
          <span className="two">
            <Bone size="name" />
            <Bone size="under" />
          </span>
          <span className="two end">
            <Bone size="figure" />
            <Bone size="under" />
          </span>
        </li>
      ))}
    </ul>
  );
}
