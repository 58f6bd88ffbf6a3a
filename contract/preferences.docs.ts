import { approvalErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

export const preferencesDocs: AreaDocs<'preferences'> = {
  about: 'How the wallet looks and speaks.',
  calls: {
    getPreferences: {
      summary: 'Get the preferences',
      description: 'Defaults for who never chose.',
    },
    savePreferences: {
      summary: 'Save some of the preferences',
      description:
        "Takes any of them, at least one, and replies all. The others stay as they are, so that two tabs do not undo each other's choices. Other sessions of the account get the event `preferences`. A larger `price_tolerance` or `convert_pin_above` needs the PIN in `approval`.",
      errors: approvalErrors,
      example: { body: { hide_balances: true } },
    },
  },
};
