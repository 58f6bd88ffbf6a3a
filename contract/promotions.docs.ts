import { pageParameters, type AreaDocs } from './area-docs.ts';

export const promotionsDocs: AreaDocs<'promotions'> = {
  about: 'Offers that run now.',
  calls: {
    listPromotions: {
      summary: 'List the offers that run now',
      description:
        'The one that ends first comes first. Titles and summaries are in the language of Accept-Language; `link` is a path of the wallet.',
      example: { query: { page: 1, page_size: 10 } },
      parameters: pageParameters,
    },
  },
};
