import { useState, type ChangeEvent } from 'react';
import type * as z from 'zod/mini';
import type { Messages } from '#src/i18n/messages.ts';
import { fieldErrors } from '#src/stores/errors/error-predicates.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
/** By the names of fields; empty where nothing is wrong. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The fields of a form by the contract's rules: what is typed, judged when the form is sent, and what is wrong beside its field until that
 * is edited. What is typed is kept in the component alone, and goes with it.
 * @param initial the fields by name, with what they begin with
 * @param messages of the rules' message keys
 */
export function useFields<Name extends string, Output>(
  schema: z.ZodMiniType<Output, Texts<Name>>,
  initial: Texts<Name>,
  messages: Messages['fields'],
) {
  const [texts, setTexts] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  const focus = (name: Name) => {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  /** Shows texts beside their fields, and moves the focus to the first of them. */
  const showErrors = (shown: Readonly<Partial<Record<Name, string>>>) => {
    setErrors(shown);
    const first = (Object.keys(initial) as Name[]).find((name) => shown[name] !== undefined);
    if (first !== undefined) focus(first);
  };

  const textOf = (message: string) =>
    Object.hasOwn(messages, message) ? messages[message as keyof typeof messages] : undefined;

  return {
    /** The ref of the form's element. */
    setForm,
    texts,
    showErrors,
    fieldError: (name: Name): string | undefined => errors[name],

    /**
     * The attributes of a field's control.
     * @param options `deps`: fields whose errors are over as well once this one is edited
     */
    register: (name: Name, { deps = [] }: { readonly deps?: readonly Name[] } = {}) => ({
      name,
      value: texts[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTexts((others) => ({ ...others, [name]: value }));
        setErrors((others) =>
          Object.fromEntries(
            Object.entries(others).filter(([other]) => other !== name && !deps.some((dep) => dep === other)),
          ),
        );
      },
    }),

    /** What is typed, by the rules; null when something is wrong, which is said beside its field. */
    read: (): Output | null => {
      const parsed = schema.safeParse(texts);
      if (parsed.success) {
        setErrors({});
        return parsed.data;
      }
      const wrong: Partial<Record<Name, string>> = {};
      // The first rule of each field that is broken, as `fields.ts` orders them.
      for (const { path, message } of parsed.error.issues)
        wrong[path[0] as Name] ??= textOf(message) ?? message;
      showErrors(wrong);
      return null;
    },

    /**
     * Shows what the API says of single fields beside them.
     * @param fieldOf maps a field name of the API to the form's; null for one that the form does not show
     * @returns false when something could not be shown beside a field
     */
    showServerErrors: (error: unknown, fieldOf: (name: string) => Name | null): boolean => {
      const all = Object.entries(fieldErrors(error));
      const shown: Partial<Record<Name, string>> = {};
      for (const [name, message] of all) {
        const [field, text] = [fieldOf(name), textOf(message)];
        if (field !== null && text !== undefined) shown[field] = text;
      }
      if (Object.keys(shown).length > 0) showErrors(shown);
      return all.length > 0 && Object.keys(shown).length === all.length;
    },

    /** Empties a field, or all. */
    clear: (...names: Name[]) =>
      setTexts((others) => {
        const emptied = (names.length > 0 ? names : (Object.keys(others) as Name[])).map((name) => [
          name,
          '',
        ]);
        return { ...others, ...(Object.fromEntries(emptied) as Partial<Texts<Name>>) };
      }),
  };
}
