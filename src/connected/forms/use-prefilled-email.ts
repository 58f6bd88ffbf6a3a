import { useEffect } from 'react';
import { consumePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Puts the address back that was typed before the page was loaded again, unless another one stands there already. */
export function usePrefilledEmail({
  getValues,
  setValue,
}: Pick<ZodForm<{ email: string }, { email: string }>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const kept = consumePrefilledEmail();
    if (kept && !getValues('email')) setValue('email', kept);
  }, [getValues, setValue]);
}
