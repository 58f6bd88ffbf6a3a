import * as z from 'zod/mini';

const NAME_LENGTH = 100;
/** A letter or a digit that can be seen: spaces, marks, format characters and fillers alone are no name. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text is somebody's name. */
export const isName = (text: string): boolean => VISIBLE.test(text);

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH), z.refine(isName));

/** Whose address is paid, which the law asks for (the Travel Rule). Somebody else has a name; one's own is not asked for. */
export const beneficiary = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('self'),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH))),
  }),
  z.object({ kind: z.enum(['person', 'firm']), name }),
]);
export type Beneficiary = z.output<typeof beneficiary>;
