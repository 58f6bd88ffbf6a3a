// @ts-check
import { useResource } from './use-resource.js';

/**
 * Every call of the contract, as the OpenAPI document lists them.
 * @returns {{ op: string, area: string }[]}
 */
export function useOperations() {
  const { data } = useResource('/openapi.json');
  if (!data) return [];
  return Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(/** @type {Record<string, any>} */ (methods)).map(([method, { tags = [] }]) => ({
      op: `${method.toUpperCase()} ${path}`,
      area: tags[0] ?? '',
    })),
  );
}
