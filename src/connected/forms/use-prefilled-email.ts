import { useEffect } from 'react';
import { takeKeptEmail } from '#src/stores/sign-in/prefilled-email.ts';
import type { Fields } from './use-zod-form.ts';

/** Puts the address back that was typed before the page was loaded again, unless another one stands there already. */
export function useKeptEmail({
  getValues,
  setValue,
}: Pick<Fields<{ email: string }, { email: string }>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const kept = takeKeptEmail();
    if (kept && !getValues('email')) setValue('email', kept);
  }, [getValues, setValue]);
}
