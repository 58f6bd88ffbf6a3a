import { fieldMessages, type FieldMessage } from '#contract/fields.ts';

/** What a form as a whole is told, beside what is wrong with its fields. */
export type Problem =
  /** Too often: to be tried again in so many minutes. */
  | { readonly kind: 'limited'; readonly minutes: number }
  /** The API did not answer, or not as it should. */
  | { readonly kind: 'down' }
  /** The API said no, perhaps in words of its own. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The key of a link is unknown, used or too old. */
  | { readonly kind: 'expired' };

/** A form that comes back: everything that was typed, and why. */
export interface FormErrorResult<Name extends string> {
  readonly sent: false;
  /** HTTP status of the page that shows it. */
  readonly status: 400 | 429 | 503;
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Partial<Record<Name, FieldMessage>>>;
  /** What stood in the field that no person sees. */
  readonly trap: string;
  readonly problem: Problem | null;
}

/** What an action returns. It never throws for what people or networks do, because an error would lose the text. */
export type FormAnswer<Name extends string, Sent extends object = object> =
  ({ readonly sent: true } & Sent) | FormErrorResult<Name>;

/** A form that comes back for reasons of its own, without a call. */
export const formErrorResult = <Name extends string>(
  values: Record<Name, string>,
  reason: Partial<Omit<FormErrorResult<Name>, 'sent' | 'values'>>,
): FormErrorResult<Name> => ({
  status: 400,
  errors: {} as FormErrorResult<Name>['errors'],
  trap: '',
  problem: null,
  ...reason,
  sent: false,
  values,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field. */
export function errorsOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  issues: readonly Issue[],
): Partial<Record<Name, FieldMessage>> {
  const errors: Partial<Record<Name, FieldMessage>> = {};
  for (const name of Object.keys(values) as Name[]) {
    const issue = issues.find(({ path }) => path[0] === name);
    const message = fieldMessages.find((known) => known === issue?.message);
    if (message) errors[name] = message;
  }
  return errors;
}
