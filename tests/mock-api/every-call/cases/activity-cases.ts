import type { Mail } from '#mock-api/core/mailbox.ts';
import { PIN } from '../../transfers/payer.ts';
import { casesOf, type CallCase, type Stage } from './call-case.ts';

/** Changes the PIN, and takes the token in the link of the email that tells of it. */
async function tokenOf({ visitor }: Stage): Promise<{ token: string }> {
  await visitor.write('PUT', '/user/pin', { current_pin: PIN, pin: '730164' });
  const { link = '' } = (await visitor.get('/__mock/mail/latest?kind=security')).body as unknown as Mail;
  return { token: new URL(link).hash.slice(1) };
}

export const activityCases: readonly CallCase[] = [
  ...casesOf('GET /auth/activities', [{ when: 'anybody asks', as: 'complete', answer: 200 }]),
  ...casesOf('POST /auth/not-me/link', [
    { when: 'the link is new', as: 'complete', body: {}, before: tokenOf, answer: 200 },
    { when: 'nobody was given it', answer: [410, 'link_expired'] },
  ]),
  ...casesOf('POST /auth/not-me', [
    { when: 'the link is new', as: 'complete', body: {}, before: tokenOf, answer: 200 },
    { when: 'nobody was given it', answer: [410, 'link_expired'] },
    {
      when: 'it was used',
      as: 'complete',
      body: {},
      before: async (stage) => {
        const given = await tokenOf(stage);
        await stage.visitor.post('/auth/not-me', given);
        return given;
      },
      answer: [410, 'link_used'],
    },
  ]),
];
