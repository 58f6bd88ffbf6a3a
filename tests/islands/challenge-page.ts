import { runInThisContext } from 'node:vm';
import { waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { ChallengeSetting } from '#mock-api/stand-ins/turnstile/state.ts';
import { challengeScript } from '#src/layouts/challenge.ts';
import { connectToMock } from '../in-process.ts';
import { PageClock, reactIdle } from './page-clock.ts';

/** The id of the challenge's script element. */
const SCRIPT_ID = 'cf-turnstile-script';

/** A page that may show a challenge, with the mock's script and API. */
export class ChallengePage extends PageClock {
  readonly mock = connectToMock();
  readonly #scripts = new MutationObserver((records) => {
    // Toasts add their stylesheet to the head too, which must not load the challenge a second time.
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.includes(document.getElementById(SCRIPT_ID) ?? document)) void this.#loadChallenge();
  });

  constructor() {
    super();
    onTestFinished(() => this.#scripts.disconnect());
  }

  /** Removes the challenge of the previous document. */
  protected removeChallenge(): void {
    this.#scripts.disconnect();
    Reflect.deleteProperty(window, 'turnstile');
    document.getElementById(SCRIPT_ID)?.remove();
  }

  /**
   * Loads the challenge's script once its element is in the page.
   * @param isInHtml false on the home page, whose island adds the element itself.
   */
  protected expectChallenge(isInHtml: boolean): void {
    this.#scripts.observe(document.head, { childList: true });
    if (!isInHtml) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    document.head.append(script);
  }

  /** Does what a browser does with the script's element: fetches and runs the script, or fires an error event. */
  async #loadChallenge(): Promise<void> {
    const script = document.getElementById(SCRIPT_ID);
    if (!script) return;
    // The script comes over a network, so by then the form is rendered and waits for it.
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await reactIdle();
    const response = await this.mock.send(challengeScript).catch(() => null);
    const text = response?.ok ? await response.text() : null;
    if (!script.isConnected) return;
    if (text === null) {
      script.dispatchEvent(new Event('error'));
      return;
    }
    const current = vi.spyOn(document, 'currentScript', 'get');
    current.mockReturnValue({ src: challengeScript } as HTMLScriptElement);
    runInThisContext(text);
    current.mockRestore();
  }

  /** Advances the clock until the challenge's widget has a token. */
  async challengePassed(): Promise<void> {
    await waitFor(() => expect(window).toHaveProperty('turnstile'));
    const token = () => document.querySelector<HTMLInputElement>('[name=cf-turnstile-response]')?.value;
    for (let waited = 0; waited < 2_000 && !token(); waited += 50) await this.advance(50);
    expect(token()).toMatch(/./);
  }

  /** Queries for the challenge's widget, which has a tree of its own. */
  challenge() {
    const host = document.querySelector('.widget')?.firstElementChild;
    return within(host?.shadowRoot?.firstElementChild as HTMLElement);
  }

  /** Sets how the challenge behaves for pages opened from now on. */
  async setChallenge(setting: Partial<ChallengeSetting>): Promise<void> {
    await this.mock.control('PUT', '/challenge', setting);
  }
}
