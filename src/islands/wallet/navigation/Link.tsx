import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  /** An address of the wallet: another site's is a link of the browser. */
  to: To;
}

/**
 * A link to a screen, which the router opens without a new document. React Router's own `Link` also prefetches for its framework, whose
 * code the wallet would start with, and never run.
 */
export function Link({ to, replace, state, onClick, children, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    replace,
    state: state as unknown,
    target: attributes.target,
  });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
