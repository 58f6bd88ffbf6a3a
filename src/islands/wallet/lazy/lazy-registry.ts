import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/load-messages.ts';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import { ensureMessages } from '../i18n/load-messages.ts';
import { preloadSheet } from './preload-sheet.ts';

/** All that a screen or a panel needs, so that nothing else has to know of it. */
export interface LazyRow {
  /** Imports its component. */
  readonly load: () => Promise<ComponentType>;
  /** Namespaces that it shows besides those which the page brings. */
  readonly messages?: readonly Namespace[];
  /** Addresses of its style sheets (`import styles from '….css?url'`): imported as styles, they would be written into every page of the wallet. */
  readonly styles?: readonly string[];
  /** What stands in its place while it loads; a plain sheet unless it is given. */
  readonly skeleton?: ComponentType;
}

/** Screens or panels whose code, messages and styles are fetched when they are shown, or likely to be. */
export interface LazyRegistry<Name extends string, Row extends LazyRow = LazyRow> {
  readonly rows: Readonly<Record<Name, Row>>;
  /** The component when it is loaded already: then no skeleton need be shown. */
  readonly getLoaded: (name: Name) => ComponentType | null;
  /** Fetches all that the row names; the same promise for every caller until it fails. */
  readonly load: (name: Name) => Promise<ComponentType>;
  /** Loads what is likely to be shown next. A failure shows when it is. */
  readonly prefetch: (name: Name) => void;
}

/** @param kind tells the registry's names apart from another one's when a chunk is lost. */
export function createLazyRegistry<Name extends string, Row extends LazyRow = LazyRow>(
  kind: string,
  rows: Readonly<Record<Name, Row>>,
): LazyRegistry<Name, Row> {
  const loaded = new Map<Name, ComponentType>();
  const loading = new Map<Name, Promise<ComponentType>>();

  const fetchRow = async ({ load, messages = [], styles = [] }: LazyRow) => {
    styles.forEach(preloadSheet);
    const [component] = await Promise.all([load(), ensureMessages(messages)]);
    return component;
  };

  const load = (name: Name) => {
    let promise = loading.get(name);
    if (!promise) {
      promise = loadChunk(`${kind}:${name}`, () => fetchRow(rows[name])).then(
        (component) => {
          loaded.set(name, component);
          return component;
        },
        (error: unknown) => {
          loading.delete(name);
          throw error;
        },
      );
      loading.set(name, promise);
    }
    return promise;
  };

  return {
    rows,
    load,
    getLoaded: (name) => loaded.get(name) ?? null,
    prefetch: (name) => {
      // Not through `load`: what nobody has asked for yet must not reload the document.
      if (!loading.has(name)) fetchRow(rows[name]).catch(() => undefined);
    },
  };
}
