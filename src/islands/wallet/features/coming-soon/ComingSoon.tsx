import { useId, type ReactNode } from 'react';
import stylesheet from '#src/styles/coming.css?url';
import { WithSheet } from '../../lazy/StylesheetBoundary.tsx';
import { Sketch, type SketchName } from './wireframes.tsx';

interface ComingProps {
  heading: string;
  /** What is meant, where an address or a choice names one thing among many. */
  about?: ReactNode;
  text: { readonly will: string; readonly today: string };
  /** What one can do today. */
  children: ReactNode;
  sketch: SketchName;
}

/** A place that has no content yet: what will be there, what one can do today instead, and an outline of it. */
export function Coming({ heading, about, text, children, sketch }: ComingProps) {
  const id = useId();
  return (
    <WithSheet sheet={stylesheet}>
      <section className="coming" aria-labelledby={id}>
        <div className="says">
          {about}
          <h2 id={id}>{heading}</h2>
          <p>{text.will}</p>
          <p>{text.today}</p>
          {children}
        </div>
        <Sketch name={sketch} />
      </section>
    </WithSheet>
  );
}
