import { approvalErrors, totpErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

const payeeId = 'Of `listPayees`.';

export const payeesDocs: AreaDocs<'payees'> = {
  about: 'Whom the customer pays outside of Cowrie: addresses and bank accounts, in one book.',
  calls: {
    listPayees: {
      summary: 'List the payees',
      description: 'The last used first, then those that were never used, the newest first.',
    },
    createPayee: {
      summary: 'Save a payee',
      description:
        'Saves an address or a bank account under a label; one that is saved already gets the new label. Where payments to it are held back by a restriction, it can be paid from `usable_from` on. Notifies the account, by email too. What is saved is not trusted for that: the rules for new recipients hold until a payment to it has been complete for 24 hours.',
      errors: {
        forbidden: 'A hundred are saved: delete one first.',
        asset_not_found: 'The asset is not on this network.',
        address_invalid: 'The address breaks the rules of the network.',
        address_wrong_network: 'It is an address of other networks: `networks`.',
        memo_required: 'The address is one of an exchange, which needs a memo.',
        memo_invalid: 'The network does not take this memo.',
        account_number_invalid: 'The bank has no such account.',
        name_mismatch: 'The account is in another name than the customer’s.',
        bank_not_answering: 'The bank does not answer.',
        network_paused: 'Nothing can be sent on this network now.',
        ...approvalErrors,
        ...totpErrors,
        idempotency_key_missing: 'There is no Idempotency-Key, or it is no UUID.',
        idempotency_key_reused: 'The key came with another body before.',
        request_in_progress: 'A call with this key is running.',
      },
      example: {
        body: {
          kind: 'address',
          label: 'My exchange',
          asset: 'usdt',
          network: 'trc20',
          address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
          approval: { pin: '284915' },
        },
      },
    },
    updatePayee: {
      summary: 'Label a payee anew',
      description:
        'Whom it is paid to never changes: another address is another payee. Another label notifies the account, by email too, and is a risk of its payments for 24 hours (`payee_renamed`).',
      parameters: { id: payeeId },
      errors: { payee_not_found: 'The customer has no such payee.' },
      example: { params: { id: 'pay_1' }, body: { label: 'Savings' } },
    },
    deletePayee: {
      summary: 'Forget a payee',
      description: 'Payments to it that are under way go on.',
      parameters: { id: payeeId },
      errors: { payee_not_found: 'The customer has no such payee.', ...approvalErrors },
      example: { params: { id: 'pay_1' }, body: { approval: { pin: '284915' } } },
    },
  },
};
