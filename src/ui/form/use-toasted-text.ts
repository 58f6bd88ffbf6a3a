import { useState } from 'react';

interface ToastedText {
  /** To be called with the text of a toast that is a field's error, too. */
  readonly setToasted: (text: string) => void;
  /**
   * Of the form: while a toast says the error of one of its fields, the field is marked and keeps quiet, and its text shows once the
   * toast has gone (auth/form.css). A screen reader hears both: the toast as it comes, the field's when it is asked what is wrong.
   */
  readonly toastedProps: (error: string | undefined) => { readonly 'data-toasted': '' | undefined };
}

/** What the specification shows as a toast is said once, though it belongs to a field: decision 022. */
export function useToastedText(): ToastedText {
  const [toasted, setToasted] = useState<string>();
  return {
    setToasted,
    toastedProps: (error) => ({ 'data-toasted': error !== undefined && error === toasted ? '' : undefined }),
  };
}
