import type { AreaDocs } from './area-docs.ts';
import { lookUpRate } from './people.docs.ts';

const parameters = { id: 'Of `listPaymentRequests`, or of a link.' };
const notFound = { request_not_found: 'There is none, or it is between other people.' };

export const paymentRequestsDocs: AreaDocs<'paymentRequests'> = {
  about: 'Asking people for money, and paying what is asked (`createQuote` with `request_id`).',
  calls: {
    listPaymentRequests: {
      summary: 'List requests for money',
      description: 'Of one box, the newest first.',
      parameters: { box: '`in`: others ask the customer. `out`: the customer asks others.' },
      example: { query: { box: 'out' } },
    },
    getPaymentRequest: {
      summary: 'Get a request for money',
      description:
        'Those between the customer and somebody else, and those that anybody with the link may pay.',
      parameters,
      errors: notFound,
      example: { params: { id: 'req_1' } },
    },
    createPaymentRequest: {
      summary: 'Ask for money',
      description:
        'Asks one person, who is notified, or whoever has the link. It expires by itself. Who has neither paid nor asked the customer before is shown the note once they have paid. The newest 200 of a customer are kept, and all that are open or of today.',
      errors: {
        recipient_not_found: 'Nobody has the username.',
        recipient_blocked: 'One of the two has blocked the other.',
        self_send: 'It is the customer’s own username.',
        rate_limited:
          'Five requests went to this person within 24 hours, cancelled ones counted, or 20 people were looked up in a minute.',
        too_many_requests_open: 'Three requests to this person are open, or twenty to whoever has the link.',
        amount_format: 'The amount is no plain decimal number.',
        amount_precision: 'It has more decimals than can be typed of the asset.',
        amount_below_min: 'It is nothing.',
        idempotency_key_missing: 'There is no Idempotency-Key, or it is no UUID.',
        idempotency_key_reused: 'The key came with another body before.',
        request_in_progress: 'A call with this key is running.',
      },
      rateLimit: `Five a day to one person. ${lookUpRate}`,
      example: { body: { asset: 'ngn', amount: '5000', to: 'chinedu', note: 'Lunch' } },
    },
    closePaymentRequest: {
      summary: 'Decline or cancel a request',
      description:
        'Who is asked declines, who asks cancels; the other side is notified. Succeeds where it has that status already.',
      parameters,
      errors: { ...notFound, request_closed: 'It is paid, declined, cancelled or expired.' },
      example: { params: { id: 'req_1' }, body: { status: 'cancelled' } },
    },
  },
};
