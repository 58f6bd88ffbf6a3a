import { errorEnvelope } from '#contract/envelope.ts';
import type { ControlEndpoint } from '../control/control-endpoint.ts';
import { version } from '../cli/version.ts';
import { parametersOf } from './parameters.ts';
import { jsonSchema, type Components } from './schema.ts';

const DESCRIPTION = `What tests and people steer the mock API with.

**Sandbox.** The header \`x-mock-sandbox\` or the query member \`__sandbox\` names the sandbox that a call is for; \`default\` when left out.

**Changes.** Every call but GET needs the header \`x-mock-control: 1\`, so that no page of another site can make it.

**Errors.** An invalid request lists in \`problems\` what is wrong, with the valid values and the nearest ones; an unknown name has \`valid\` and \`nearest\`.`;

/** The control plane as an OpenAPI 3.1 document of its own: it is no part of the product's contract. */
export function controlDocument(endpoints: readonly ControlEndpoint[]) {
  const components: Components = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeCall(endpoint, components);
  components.Error = { ...jsonSchema(errorEnvelope, 'output'), description: 'Every error.' };
  return {
    openapi: '3.1.0',
    info: { title: 'Cowrie mock: control plane', version, description: DESCRIPTION },
    servers: [{ url: 'http://localhost:8787' }],
    paths,
    components: { schemas: components },
  };
}

function describeCall(endpoint: ControlEndpoint, components: Components) {
  const { method, path, summary, example, query, body, status = 200, reply, type } = endpoint;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...parametersOf('query', query, { example: example?.query }, components),
    { name: 'x-mock-sandbox', in: 'header', schema: { type: 'string', default: 'default' } },
    ...(method === 'GET'
      ? []
      : [{ name: 'x-mock-control', in: 'header', required: true, schema: { const: '1' } }]),
  ];
  return {
    operationId: operationId(endpoint),
    summary,
    parameters,
    ...(body
      ? {
          requestBody: {
            content: {
              'application/json': {
                schema: jsonSchema(body, 'input', components),
                ...(example?.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done.',
        content: { [type ?? 'application/json']: { schema: jsonSchema(reply, 'output', components) } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** `post-faults-preset-id`. */
export const operationId = ({ method, path }: Pick<ControlEndpoint, 'method' | 'path'>) =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? []).slice(1)].join('-');
