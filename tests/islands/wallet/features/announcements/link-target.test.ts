import { expect, test } from 'vitest';
import { linkTarget } from '#src/islands/wallet/features/announcements/article/link-target.ts';

test.each([
  ['/w/receive?tab=user', { kind: 'screen', path: '/w/receive?tab=user' }],
  ['/w?panel=support', { kind: 'screen', path: '/w?panel=support' }],
  ['/w/send/../security', { kind: 'screen', path: '/w/security' }],
  ['/support/status', { kind: 'page', path: '/support/status' }],
  ['/support?token=a', { kind: 'page', path: '/support' }],
  ['/legal/tos#limits', { kind: 'page', path: '/legal/tos#limits' }],
  [
    'https://status.example/tron?day=1#now',
    { kind: 'outside', url: 'https://status.example/tron?day=1#now' },
  ],
  ['HTTPS://Status.Example', { kind: 'outside', url: 'https://status.example/' }],
  ['mailto:help@cowrie.example', { kind: 'outside', url: 'mailto:help@cowrie.example' }],
])('%s leads there', (href, target) => {
  expect(linkTarget(href)).toEqual(target);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://cowrie.example/1',
  'filesystem:https://cowrie.example/1',
  'file:///etc/passwd',
  'http://status.example',
  'ftp://status.example',
  'tel:+2348012345678',
  'intent://scan#Intent;end',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/w/../../evil.example',
  '/w//evil.example',
  '/w/send//evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///',
  'https://user@evil.example',
  'https://cowrie.example:pass@evil.example',
  'https://',
  'mailto:help@cowrie.example?bcc=thief@evil.example',
  'mailto:a@cowrie.example,b@evil.example',
  'mailto:?body=hello',
  'mailto:',
  '/login',
  '/oauth/callback?token=a&refresh_token=b&email=c',
  '/w?token=a&refresh_token=b&email=c',
  '/api/auth/logout',
  '/__mock',
  '/w/gossip',
  '/w/announcement/..%2f..%2flogin',
  'w/receive',
  './w',
  '#article',
  '?tag=service',
  '',
])('%j leads nowhere', (href) => {
  expect(linkTarget(href)).toBeNull();
});
