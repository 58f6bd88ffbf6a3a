import { useId, type ReactNode } from 'react';
import { Wireframe, type WireframeName } from './wireframes.tsx';

interface ComingProps {
  heading: string;
  /** What is meant, where an address or a choice names one thing among many. */
  about?: ReactNode;
  text: { readonly will: string; readonly today: string };
  /** What one can do today. */
  children: ReactNode;
  sketch: WireframeName;
}

/** A place that has no content yet: what will be there, what one can do today instead, and an outline of it. */
export function ComingSoon({ heading, about, text, children, sketch }: ComingProps) {
  const id = useId();
  return (
    <section className="coming" aria-labelledby={id}>
      <div className="says">
        {about}
        <h2 id={id}>{heading}</h2>
        <p>{text.will}</p>
        <p>{text.today}</p>
        {children}
      </div>
      <Wireframe name={sketch} />
    </section>
  );
}
