import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { casesOf, type CallCase } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;

/** Announcements: twelve, unless something is slow. */
export const newsCases: readonly CallCase[] = [
  ...casesOf('GET /announcements', [
    { when: 'no kind is named', as, answer: 200, says: { data: { total: 12, unread: 2 } } },
    {
      when: 'a kind is named',
      as,
      path: '/announcements?tag=security',
      answer: 200,
      says: { data: { total: 2, unread: 2 } },
    },
    { when: 'there are 95', as: 'announcements-95', path: '/announcements?page=10', answer: 200 },
    { when: 'there are none', as: 'announcements-0', answer: 200, says: { data: { total: 0, items: [] } } },
    {
      when: 'the kind is none',
      as,
      path: '/announcements?tag=gossip',
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('GET /announcements/{id}', [
    {
      when: 'it runs',
      as,
      path: '/announcements/ann_2',
      answer: 200,
      says: { data: { status: 'unread', newer: null, older: { id: 'ann_3' } } },
    },
    { when: 'there is none', as, path: '/announcements/ann_0', answer: refusedWith('not_found') },
  ]),
  ...casesOf('PUT /announcements/{id}/status', [
    {
      when: 'it runs',
      as,
      path: '/announcements/ann_2/status',
      body: { status: 'read' },
      answer: 200,
      says: { data: { status: 'read' } },
    },
    {
      when: 'there is none',
      as,
      path: '/announcements/ann_0/status',
      body: { status: 'read' },
      answer: refusedWith('not_found'),
    },
  ]),
];
