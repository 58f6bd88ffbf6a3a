import * as z from 'zod/mini';
import { personText, textProblem, type TextRule } from './text/person-text.ts';

/** How the name of whoever has an address may be written. */
export const beneficiaryRule: TextRule = { longest: 100 };
/** A letter or a digit that can be seen: marks and fillers alone are no name. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text is somebody's name. */
export const isName = (text: string): boolean =>
  textProblem(text, beneficiaryRule) === null && VISIBLE.test(text);

const name = personText('contactName.required', beneficiaryRule);

/** Whose address is paid, which the law asks for (the Travel Rule). Somebody else has a name; one's own is not asked for. */
export const beneficiary = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('self'), name: z.optional(name) }),
  z.strictObject({
    kind: z.enum(['person', 'firm']),
    name: name.check(z.refine(isName, 'contactName.required')),
  }),
]);
export type Beneficiary = z.output<typeof beneficiary>;
