import { forwardedFor } from '../../visitor.ts';
import { casesOf, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const ann = 'ann@example.com';
const from = (client: number) => forwardedFor(`198.51.100.${client}`);
const question = { name: 'Ann Lee', email: ann, message: 'Where is my card?' };

/** Sends to an address from ever other clients, so that only the address's own limit counts. */
const flood = (path: string, body: object) =>
  quietly(async ({ visitor }) => {
    let client = 0;
    await repeat(5, async () => visitor.post(path, body, from((client += 1))));
  });

async function asked({ visitor }: Stage): Promise<{ key: string }> {
  await visitor.post('/newsletter', { email: ann });
  return { key: (await visitor.code(ann)).code };
}

async function onTheList(stage: Stage): Promise<{ key: string }> {
  await stage.visitor.post('/newsletter/confirm', await asked(stage));
  return { key: (await stage.visitor.code(ann)).code };
}

/** The forms of the public site. */
export const formCases: readonly CallCase[] = [
  ...casesOf('POST /contact', [
    { when: 'a guest writes', answer: 200 },
    { when: 'a member writes', as: 'complete', answer: 200 },
    { when: 'the page says no language', body: question, answer: 200 },
    {
      when: 'five messages came for the address within ten minutes',
      before: flood('/contact', question),
      answer: [429, 'rate_limited'],
    },
    {
      when: 'the five messages are ten minutes old',
      before: async (stage) => {
        await flood('/contact', question)(stage);
        return wait(stage, 600);
      },
      answer: 200,
    },
  ]),
  ...casesOf('POST /newsletter', [
    { when: 'the address is new', answer: 200 },
    { when: 'the address is on the list', before: quietly(onTheList), answer: 200 },
    {
      when: 'the address was entered five times within ten minutes',
      before: flood('/newsletter', { email: ann }),
      answer: [429, 'rate_limited'],
    },
  ]),
  ...casesOf('POST /newsletter/confirm', [
    { when: 'the key has just come', before: asked, answer: 200 },
    { when: 'the key is unknown', answer: [400, 'token_invalid'] },
    {
      when: 'the key was used before',
      before: async (stage) => {
        const sent = await asked(stage);
        await stage.visitor.post('/newsletter/confirm', sent);
        return sent;
      },
      answer: [400, 'token_invalid'],
    },
    {
      when: 'the key is 48 hours old',
      before: async (stage) => {
        const sent = await asked(stage);
        await wait(stage, 48 * 3600);
        return sent;
      },
      answer: [400, 'token_invalid'],
    },
    { when: 'the key is one to leave', before: onTheList, answer: [400, 'token_invalid'] },
  ]),
  ...casesOf('POST /newsletter/leave', [
    { when: 'the key is of a letter', before: onTheList, answer: 200 },
    { when: 'the key is unknown', answer: [400, 'token_invalid'] },
    { when: 'the key is one to confirm', before: asked, answer: [400, 'token_invalid'] },
    {
      when: 'the address has left already',
      before: async (stage) => {
        const sent = await onTheList(stage);
        await stage.visitor.post('/newsletter/leave', sent);
        return sent;
      },
      answer: 200,
    },
  ]),
];
