import { useId, type ReactNode } from 'react';
import { Wireframe, type WireframeName } from './wireframes.tsx';

interface ComingSoonProps {
  heading: string;
  /** The coin, person or announcement that the address or an earlier panel names. */
  about?: ReactNode;
  text: { readonly will: string; readonly today: string };
  /** Links to what works today. */
  children: ReactNode;
  sketch: WireframeName;
}

/** A screen without content yet: what it will show, what works today instead, and a wireframe. */
export function ComingSoon({ heading, about, text, children, sketch }: ComingSoonProps) {
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
