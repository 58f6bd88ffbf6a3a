import * as z from 'zod/mini';
import { approval } from './approval.ts';
import { assetIds } from './assets.ts';
import { bankAccount } from './banks.request.ts';
import { labelRule } from './payees.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { asciiText } from './text/ascii-field.ts';
import { personText } from './text/person-text.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
export const label = personText('label.required', labelRule);

export const payeesRequests = {
  createPayee: {
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('address'),
        label,
        asset: z.enum(assetIds),
        network: text(40),
        address: asciiText(200),
        memo: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
        approval: z._default(approval, {}),
      }),
      z.object({
        kind: z.literal('bank'),
        label,
        ...bankAccount,
        approval: z._default(approval, {}),
      }),
    ]),
  },
  updatePayee: { params: z.object({ id: pathId }), body: z.object({ label }) },
  deletePayee: { params: z.object({ id: pathId }), body: z.object({ approval }) },
} satisfies RequestSchemas;
