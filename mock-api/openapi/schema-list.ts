import { html } from 'hono/html';
import type { JsonSchema } from './schema.ts';

export type Html = ReturnType<typeof html>;

/**
 * A schema as nested lists: name, type, rules.
 * @param meanings what its members mean, by name.
 */
export function members(schema: JsonSchema, meanings: Readonly<Record<string, string>> = {}): Html | string {
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms)
    return html`${forms.map((form, index) => html`${index > 0 ? html`<p>or</p>` : ''}${members(form)}`)}`;
  if (schema.type === 'array') return members(schema.items as JsonSchema);
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return html`<p>${typeOf(schema)}</p>`;
  const required = new Set(schema.required as string[] | undefined);
  return html`<ul>
    ${Object.entries(properties).map(
      ([name, inner]) =>
        html`<li>
          <code>${name}</code>${required.has(name) ? '' : ' (may be left out)'}:
          ${typeOf(inner)}${meanings[name] === undefined ? '' : `. ${meanings[name]}`}
          ${isNested(inner) ? members(inner) : ''}
        </li>`,
    )}
  </ul>`;
}

function isNested(schema: JsonSchema): boolean {
  if (schema.properties) return true;
  if (schema.type === 'array') return isNested(schema.items as JsonSchema);
  return ((schema.anyOf ?? []) as JsonSchema[]).some(isNested);
}

/** `text, 1 to 254 characters, email`. */
function typeOf(schema: JsonSchema): string {
  const forms = schema.anyOf as JsonSchema[] | undefined;
  if (forms) return [...new Set(forms.map(typeOf))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return (schema.enum as unknown[]).map((one) => JSON.stringify(one)).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items as JsonSchema)}`;
  const type = [schema.type].flat().filter(Boolean).join(' or ') || 'anything';
  const { minLength: least, maxLength: most, format, default: usual } = schema;
  return [
    type,
    least !== undefined || most !== undefined
      ? `${Number(least ?? 0)} to ${most === undefined ? 'any number of' : Number(most)} characters`
      : '',
    typeof format === 'string' ? format : '',
    usual === undefined ? '' : `${JSON.stringify(usual)} when left out`,
  ]
    .filter(Boolean)
    .join(', ');
}
