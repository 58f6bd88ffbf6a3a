import * as z from 'zod/mini';
import { operations } from '#contract/registry.ts';
import { isUnion } from '../../mock-api/every-call/is-union.ts';

type Schema = z.ZodMiniType;

export interface TextMember {
  /** `createPayee.body.label`. */
  readonly name: string;
  readonly member: string;
  readonly schema: Schema;
}

/** Every text that a schema takes, wherever it stands. Fails for a kind of schema that is not known here, so that none is left out. */
function textMembers(schema: Schema, name: string): TextMember[] {
  const member = name.slice(name.lastIndexOf('.') + 1);
  // Of a pipe, what goes in: its rules are those of both ends together.
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniPipe) return [{ name, member, schema }];
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault
  )
    return textMembers(schema.def.innerType as Schema, name);
  if (schema instanceof z.ZodMiniArray) return textMembers(schema.def.element as Schema, name);
  if (schema instanceof z.ZodMiniRecord) return textMembers(schema.def.valueType as Schema, name);
  if (isUnion(schema))
    return (schema.def.options as readonly Schema[]).flatMap((form) => textMembers(form, name));
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.def.shape as Record<string, Schema>).flatMap(([key, part]) =>
      textMembers(part, `${name}.${key}`),
    );
  const takesNoText = [
    z.ZodMiniNumber,
    z.ZodMiniBoolean,
    z.ZodMiniLiteral,
    z.ZodMiniEnum,
    z.ZodMiniNull,
    z.ZodMiniUndefined,
  ];
  if (takesNoText.some((kind) => schema instanceof kind)) return [];
  throw new Error(`${name}: a schema of the type ${schema.def.type} is not looked into. Add it here.`);
}

/** Every text that any call takes. */
export const allTextMembers = operations.flatMap(({ name, request }) =>
  Object.entries(request as Readonly<Record<string, Schema>>).flatMap(([part, schema]) =>
    textMembers(schema, `${name}.${part}`),
  ),
);

/** Texts of several scripts. */
export const samples = ['李雪', 'Ọláyínká', 'Rent for 李雪 and Ọlá'];
export const accepts = ({ schema }: TextMember, text: string) => schema.safeParse(text).success;
/** What only ASCII fits into is right by its grammar. */
export const takesAnyScript = (one: TextMember) => samples.some((text) => accepts(one, text));
