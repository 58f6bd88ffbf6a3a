import { useStore } from '@nanostores/react';
import { $online } from '#src/stores/query/online.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { LoadError, type LoadMessages, type LoadState } from './LoadError.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { StaleNotice } from './StaleNotice.tsx';

interface QueryStatesProps<T> extends LoadState {
  query: QueryState<T>;
  messages: LoadMessages & {
    /** For screen readers, while the skeleton is shown: `Loading your notifications`. */
    readonly loading: string;
  };
  /** As high as the data will be, without any figure. */
  skeleton: ElementNode;
  /** The data; an `EmptyState` where it has nothing to show. */
  children: (data: T) => ElementNode;
}

/**
 * The states of a screen that shows one read: skeleton, error with Retry, data, and older data with its age. A screen that
 * places them itself uses `LoadingStatus`, `LoadError` and `StaleNotice` alone.
 */
export function QueryStates<T>({ skeleton, children, ...load }: QueryStatesProps<T>) {
  const { query, messages } = load;
  const isOnline = useStore($online);
  const isLoading = isOnline && query.data === null && query.error === null;
  return (
    <>
      <LoadError {...load} />
      <StaleNotice {...load} />
      <LoadingStatus loading={isLoading && messages.loading} />
      {isLoading && skeleton}
      {query.data !== null && children(query.data)}
    </>
  );
}
