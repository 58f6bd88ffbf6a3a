import fc from 'fast-check';
import * as z from 'zod/mini';
import { isUnion } from './is-union.ts';

type Schema = z.ZodMiniType;

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const letter = fc.constantFrom('a', 'B', 'z', 'é', 'ñ', 'ж', 'Я', '李', '雪', 'ع', 'ب');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 10 });

/** Whatever a text field of the contract may want; a field takes those that its own rules let through. */
const texts: readonly fc.Arbitrary<string>[] = [
  fc.stringMatching(/^[a-z]{1,8}[.+]?[a-z0-9]{1,8}@[a-z]{2,8}\.(com|example)$/),
  digits(6),
  fc.stringMatching(/^[A-Za-z0-9]{8}$/),
  fc.stringMatching(/^[A-Z0-9]{5}-?[A-Z0-9]{5}$/),
  fc.stringMatching(/^\+[0-9]{1,4}$/),
  fc.stringMatching(/^\+[0-9]{11,14}$/),
  fc.stringMatching(/^[a-z][A-Z][0-9][@$!%*?&][ -~]{4,20}$/),
  fc.stringMatching(/^[a-z0-9]{5,10}$/),
  fc.stringMatching(/^[a-f0-9]{32}$/),
  fc.uuid(),
  fc.stringMatching(/^\/w(\/[a-z-]{1,12}){0,3}$/),
  word,
  word.map((text) => `  ${text} `),
  fc
    .date({ min: new Date('1940-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
];
const TRIES = 40;

/** Texts that a schema accepts. Fails for a field that none of the above fits, so that a new rule is not left out. */
function textFor(schema: Schema): fc.Arbitrary<string> {
  const accepts = (text: string) => schema.safeParse(text).success;
  const fitting = texts.filter(
    (text) => fc.sample(text, { numRuns: TRIES, seed: 1 }).filter(accepts).length > TRIES / 4,
  );
  if (fitting.length === 0) throw new Error('No text fits a field: add one to `texts`.');
  return fc.oneof(...fitting).filter(accepts);
}

/** Values that a schema of the contract accepts, made from the schema itself. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniString) return textFor(schema);
  if (schema instanceof z.ZodMiniNumber)
    return fc
      .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      .filter((value) => schema.safeParse(value).success);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries));
  if (schema instanceof z.ZodMiniNullable)
    return fc.option(valuesOf(schema.def.innerType as Schema), { freq: 3 });
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return fc.option(valuesOf(schema.def.innerType as Schema), { nil: undefined, freq: 3 });
  if (schema instanceof z.ZodMiniArray)
    return fc.array(valuesOf(schema.def.element as Schema), { maxLength: 4 });
  if (schema instanceof z.ZodMiniRecord)
    return fc.dictionary(
      valuesOf(schema.def.keyType as Schema) as fc.Arbitrary<string>,
      valuesOf(schema.def.valueType as Schema),
      { maxKeys: 4 },
    );
  if (isUnion(schema)) return fc.oneof(...(schema.def.options as readonly Schema[]).map(valuesOf));
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.def.shape as Record<string, Schema>);
    return fc
      .record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])))
      .filter((value) => schema.safeParse(value).success);
  }
  throw new Error(`No values for a schema of the type ${schema.def.type}: add it here.`);
}
