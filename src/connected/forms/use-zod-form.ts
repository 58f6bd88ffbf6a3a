import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Messages } from '#src/i18n/messages.ts';
import { fieldErrors } from '#src/stores/errors/error-predicates.ts';

/** The type of an error whose message is shown as it is; any other message is a key of the contract's rules. */
const TEXT = 'text';

/**
 * A form validated by the contract's rules. Inputs are uncontrolled and have no default values, so that they keep what was
 * typed before the script came.
 * @param messages of the rules' message keys.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  messages: Messages['fields'],
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
) {
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), mode });

  const { getValues, trigger } = form;
  useEffect(() => {
    if (mode !== 'onChange') return;
    // What was typed before the script came raised no change event, so it is validated now.
    const names = Object.keys(getValues()) as FieldPath<Input>[];
    void trigger(names.filter((name) => getValues(name)));
  }, [mode, getValues, trigger]);

  const textOf = (message: string | undefined) =>
    message !== undefined && Object.hasOwn(messages, message)
      ? messages[message as keyof typeof messages]
      : undefined;

  /** The text of a field's error. */
  const fieldError = (name: FieldPath<Input>) => {
    const { error } = form.getFieldState(name, form.formState);
    return error?.type === TEXT ? error.message : textOf(error?.message);
  };

  /** Shows a text beside a field until the field is edited. */
  const setErrorText = (name: FieldPath<Input>, text: string) =>
    form.setError(name, { type: TEXT, message: text });

  /** A field's current text; the component renders again when it changes. */
  const watchText = (name: FieldPath<Input>): string => {
    const value: unknown = form.watch(name);
    return typeof value === 'string' ? value : '';
  };

  /**
   * Shows the server's field errors beside their fields and focuses the first.
   * @param fieldOf maps a field name of the API to the form's; null for one that the form does not show.
   * @returns false when an error could not be shown beside a field.
   */
  const setServerErrors = (error: unknown, fieldOf: (name: string) => FieldPath<Input> | null): boolean => {
    const errors = Object.entries(fieldErrors(error));
    const shown = errors.flatMap(([name, message]) => {
      const field = fieldOf(name);
      return field && textOf(message) ? [{ field, message }] : [];
    });
    shown.forEach(({ field, message }, index) => {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return shown.length > 0 && shown.length === errors.length;
  };

  return { ...form, fieldError, setErrorText, watchText, setServerErrors };
}

/** A form of `useZodForm`, as a prop of the components that render its fields. */
export type ZodForm<Input extends FieldValues, Output> = ReturnType<typeof useZodForm<Input, Output>>;
