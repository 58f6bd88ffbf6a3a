// @ts-check
import htm from 'htm';
import { h } from 'preact';

/** Markup as a tagged template: what JSX is, without anything to build. Text is always text. */
export const html = htm.bind(h);
