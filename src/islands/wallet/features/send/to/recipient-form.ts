import { createContext, useContext, useEffect, type RefObject } from 'react';

interface RecipientForm {
  /** The form that Enter in the field submits; a button outside of it names it. */
  readonly formId: string;
  /** What submitting it does; null while nothing can be chosen. */
  readonly submit: RefObject<(() => void) | null>;
  /** Called once it is in the draft whom to pay: the next page opens. */
  readonly onChosen: () => void;
}

const RecipientFormContext = createContext<RecipientForm | null>(null);
export const RecipientFormProvider = RecipientFormContext.Provider;

/** The field's form, for what stands under the field. */
export function useRecipientForm(): RecipientForm {
  const form = useContext(RecipientFormContext);
  if (!form) throw new Error('A part of the recipient’s field outside of it.');
  return form;
}

/** Makes Enter in the field do what the button of a part does. @param action null while it can't. */
export function useRecipientSubmit(action: (() => void) | null): void {
  const { submit } = useRecipientForm();
  useEffect(() => {
    submit.current = action;
    return () => {
      submit.current = null;
    };
  });
}
