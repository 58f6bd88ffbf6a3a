import type { Sandbox } from './sandbox.ts';

/**
 * Declares something that a feature keeps for each sandbox in this process and not in its state: open sockets, calls that wait.
 * It is released together with the sandbox.
 */
export function perSandbox<Value>(create: () => Value): (sandbox: Sandbox) => Value {
  const values = new WeakMap<Sandbox, Value>();
  return (sandbox) => {
    const known = values.get(sandbox);
    if (known !== undefined) return known;
    const created = create();
    values.set(sandbox, created);
    return created;
  };
}
