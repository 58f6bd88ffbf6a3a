import { fieldMessages, type FieldMessage } from '#contract/fields.ts';

/** Why a whole form failed; errors of single fields are in `errors`. */
type Problem =
  /** Rate limited: try again in this many minutes. */
  | { readonly kind: 'limited'; readonly minutes: number }
  /** The API did not answer, or its answer could not be read. */
  | { readonly kind: 'down' }
  /** The API rejected the form; `text` is its own message, which may be empty. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The key of a link is unknown, used or expired. */
  | { readonly kind: 'expired' };

/** A form that could not be sent, with all its values, so that the page shows them again. */
export interface FormErrorResult<Name extends string> {
  readonly sent: false;
  /** HTTP status of the page that shows the form again. */
  readonly status: 400 | 429 | 503;
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Partial<Record<Name, FieldMessage>>>;
  /** The honeypot's value. */
  readonly honeypot: string;
  readonly problem: Problem | null;
}

/** What an action returns. It does not throw for wrong input or a failed network: an error page would lose the typed text. */
export type FormAnswer<Name extends string, Sent extends object = object> =
  ({ readonly sent: true } & Sent) | FormErrorResult<Name>;

/** The result of a form that is rejected without a call to the API. */
export const formErrorResult = <Name extends string>(
  values: Record<Name, string>,
  reason: Partial<Omit<FormErrorResult<Name>, 'sent' | 'values'>>,
): FormErrorResult<Name> => ({
  status: 400,
  errors: {} as FormErrorResult<Name>['errors'],
  honeypot: '',
  problem: null,
  ...reason,
  sent: false,
  values,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first error message of each field. */
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
