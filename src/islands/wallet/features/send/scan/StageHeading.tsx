import { useEffect, useRef } from 'react';

/**
 * The heading of what a panel shows next. It takes the focus that is lost when the button which was pressed has gone, so that a
 * screen reader reads on here.
 */
export function StageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.matches('dialog'))
      heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
