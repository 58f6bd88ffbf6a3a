import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { snapshotInput, restoreInput, type InputSnapshot } from './input-snapshot.ts';

/**
 * What Astro calls for each island, in place of the client of @astrojs/react (build/react-islands.ts), which would report an error of the
 * page where something else has changed the server's HTML, and leave what was typed in it behind. Islands here take no slots.
 */
export default (island: HTMLElement) =>
  (Component: ComponentType<object>, props: object, _slots: object, { client }: { client: string }) => {
    if (!island.hasAttribute('ssr')) return;
    const element = createElement(Component, props);
    const options = { identifierPrefix: island.getAttribute('prefix') ?? undefined };
    startTransition(() => {
      const root = client === 'only' ? createRoot(island, options) : hydrate(island, element, options);
      if (client === 'only') root.render(element);
      island.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };

/** Whether the server's HTML was another one than React expected: errors 418 to 425 of a build for production. */
const isMismatch = (error: unknown) =>
  error instanceof Error && /hydrat|#4(?:18|2[1-5])\b/i.test(error.message);

function hydrate(
  island: HTMLElement,
  element: ReturnType<typeof createElement>,
  options: { identifierPrefix: string | undefined },
): Root {
  /** Null once React has made the elements anew: what it recovers from later is no other HTML. */
  let snapshot: InputSnapshot | null = snapshotInput(island);
  const followFocus = ({ target }: FocusEvent) => {
    if (snapshot) snapshot.focused = target as Element;
  };
  island.addEventListener('focusin', followFocus);
  return hydrateRoot(island, element, {
    ...options,
    // React has made all elements anew then.
    onRecoverableError: (error) => {
      // An error of the console, not of the page: what is shown is right.
      console.error(error);
      island.removeEventListener('focusin', followFocus);
      if (snapshot && isMismatch(error)) restoreInput(snapshot, island);
      snapshot = null;
    },
  });
}
