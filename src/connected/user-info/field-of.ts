import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { ZodForm } from '../forms/use-zod-form.ts';

/** A field of a form: what its control needs, and the text of its error. */
export type RegisteredField = UseFormRegisterReturn & { error: string | undefined };

/**
 * The fields of a form by their names, for the components that show them: so that forms with more fields can share them.
 * @param deps fields that are validated again with this one.
 */
export type FieldOf<Name extends string> = (name: Name, deps?: readonly Name[]) => RegisteredField;

export const fieldsOf =
  <Input extends FieldValues, Output>({
    register,
    fieldError,
  }: ZodForm<Input, Output>): FieldOf<FieldPath<Input>> =>
  (name, deps) => ({ ...register(name, deps ? { deps: [...deps] } : {}), error: fieldError(name) });
