import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { help } from './conversation.ts';

const { walletSupport: en } = messages('en');

/** The articles that the panel suggests for the screen. */
export const suggested = () => within(help()).getByRole('region', { name: en.articles.heading });
/** The articles that a search has found. */
export const searchResults = () => within(help()).getByRole('list', { name: en.articles.found });
export const searchField = () => within(help()).findByRole('textbox', { name: en.search.field });
export const expectItems = (place: () => HTMLElement) =>
  expect.poll(() => within(place()).queryAllByRole('listitem'));
