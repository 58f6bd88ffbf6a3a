import type { AreaDocs } from './area-docs.ts';

export const depositAddressesDocs: AreaDocs<'depositAddresses'> = {
  about: 'Addresses of chains: the customer’s own, and what is known of others.',
  calls: {
    getDepositAddress: {
      summary: 'Get the address to receive an asset at',
      description:
        'One address for each customer and network family; where a network has memos, the address is shared and the memo is the customer’s. It never changes.',
      parameters: { asset: 'The asset to receive.', network: 'One of the networks of the asset.' },
      errors: { asset_not_found: 'The asset is not on this network.' },
      example: { query: { asset: 'usdt', network: 'trc20' } },
    },
    checkAddress: {
      summary: 'Say what is known of an address',
      description:
        'Whether it is an address of the asset’s networks, whose it is as far as that is known, and whether it is easily taken for one that was paid or saved. It promises nothing: the quote of a payment judges anew.',
      errors: {
        asset_not_found: 'The asset is not on this network.',
        rate_limited: 'More than 60 checks in a minute.',
      },
      rateLimit: '60 a minute',
      example: { body: { asset: 'usdt', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
    },
  },
};
