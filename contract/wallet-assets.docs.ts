import type { AreaDocs } from './area-docs.ts';

export const walletAssetsDocs: AreaDocs<'walletAssets'> = {
  about: 'What a wallet can hold.',
  calls: {
    listAssets: {
      summary: 'List assets with their networks',
      description:
        'All assets in a fixed order, with the networks of each, its own chain first: what they cost, how long they take, and whether they work. The reply has an `ETag`: a request with `If-None-Match` is answered with 304 while nothing has changed.',
    },
  },
};
