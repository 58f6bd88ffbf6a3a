import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';

/** An outline of what a screen or panel will look like. */
export type WireframeName = 'list' | 'settings' | 'form' | 'code' | 'steps' | 'article';

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

const field = (index: number) => (
  <div key={index} className="field">
    <Skeleton size="name" />
    <Skeleton size="box" />
  </div>
);

const wireframes: Readonly<Record<WireframeName, ReactNode>> = {
  list: (
    <>
      <div className="chips">
        {times(4, (index) => (
          <Skeleton key={index} size="chip" />
        ))}
      </div>
      <RowSkeletons count={5} />
    </>
  ),
  settings: (
    <ul className="choices">
      {times(5, (index) => (
        <li key={index}>
          <span className="two">
            <Skeleton size="label" />
            <Skeleton size="sentence" />
          </span>
          <Skeleton size="toggle" />
        </li>
      ))}
    </ul>
  ),
  form: (
    <div className="fields">
      {times(3, field)}
      <Skeleton size="press" />
    </div>
  ),
  code: (
    <div className="code-box">
      <Skeleton size="square" />
      <Skeleton size="sentence" />
      <Skeleton size="press" />
    </div>
  ),
  steps: (
    <>
      <div className="progress">
        {times(5, (index) => (
          <Skeleton key={index} size="segment" />
        ))}
      </div>
      <div className="fields">
        {times(2, field)}
        <Skeleton size="press" />
      </div>
    </>
  ),
  article: (
    <div className="lines-of-text">
      <Skeleton size="title" />
      {times(6, (index) => (
        <Skeleton key={index} size={index === 5 ? 'line' : 'text'} />
      ))}
    </div>
  ),
};

/** Nothing is loading, so it does not move; there is no text in it, so screen readers skip it. */
export function Wireframe({ name }: { name: WireframeName }) {
  return (
    <div className="sketch" aria-hidden="true">
      {wireframes[name]}
    </div>
  );
}
