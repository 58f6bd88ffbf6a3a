import { computed, type ReadableAtom } from 'nanostores';
import { isOutcomeUnknown } from '../errors/error-predicates.ts';
import {
  createOptimisticResource,
  type OptimisticResource,
  type OptimisticSource,
} from './optimistic-resource.ts';
import { createQuery, keepPreviousData, type QueryState } from './query-client.ts';

/** An optimistic resource that is read while a screen shows it. */
interface OptimisticQuery<Value, Change> extends Pick<
  OptimisticResource<Value, Change>,
  '$pending' | '$saved' | 'mutate' | 'receive'
> {
  readonly $optimistic: ReadableAtom<QueryState<Value>>;
  readonly retry: () => void;
}

export function createOptimisticQuery<Value, Change>(
  key: string,
  source: OptimisticSource<Value, Change>,
): OptimisticQuery<Value, Change> {
  const { $optimistic, $saved, $pending, receive, refetch, mutate } = createOptimisticResource(source);
  const query = createQuery<Value>([key], refetch);
  return {
    $optimistic: computed([keepPreviousData(query), $optimistic], (state, data) => ({ ...state, data })),
    $pending,
    $saved,
    receive: (value) => {
      receive(value);
      query.mutate(value);
    },
    retry: () => query.invalidate(),
    mutate: async (change) => {
      try {
        await mutate(change);
        // An older error says nothing about the value that is shown now.
        query.mutate($saved.get() ?? undefined);
      } catch (error) {
        // Shows what is saved as soon as the server can be asked.
        if (isOutcomeUnknown(error)) query.invalidate();
        throw error;
      }
    },
  };
}
