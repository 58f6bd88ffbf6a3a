import { useEffect } from 'react';
import { consumePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Fills the email field with the address that the last page of this tab saved, unless something is typed in it. */
export function usePrefilledEmail({
  getValues,
  setValue,
}: Pick<ZodForm<{ email: string }, { email: string }>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const saved = consumePrefilledEmail();
    if (saved && !getValues('email')) setValue('email', saved);
  }, [getValues, setValue]);
}
