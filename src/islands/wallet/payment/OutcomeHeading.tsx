import { useEffect, useRef, type ReactNode } from 'react';

/** What became of the payment, in one line. It takes the focus when what had it is gone, and a change of it is announced. */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </div>
  );
}
