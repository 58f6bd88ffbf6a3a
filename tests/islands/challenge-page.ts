import { runInThisContext } from 'node:vm';
import { waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { ChallengeSetting } from '#mock-api/stand-ins/turnstile/captcha.ts';
import { challengeScript } from '#src/layouts/challenge.ts';
import { connectToMock } from '../in-process.ts';
import { PageClock, reactIsIdle } from './page-clock.ts';

/** The id of the challenge's script. */
const CHALLENGE = 'cf-turnstile-script';

/** A page that may ask for a challenge, whose script and API are the mock's. */
export class ChallengePage extends PageClock {
  readonly mock = connectToMock();
  readonly #scripts = new MutationObserver((records) => {
    // Toasts add their stylesheet to the head as well: the challenge must not be loaded a second time for it.
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.includes(document.getElementById(CHALLENGE) ?? document)) void this.#loadChallenge();
  });

  constructor() {
    super();
    onTestFinished(() => this.#scripts.disconnect());
  }

  /** Forgets the challenge of the last document. */
  protected removeChallenge(): void {
    this.#scripts.disconnect();
    Reflect.deleteProperty(window, 'turnstile');
    document.getElementById(CHALLENGE)?.remove();
  }

  /**
   * Loads the challenge's script once its element stands in the page.
   * @param isInHtml false on the home page, whose island adds the element itself.
   */
  protected expectChallenge(isInHtml: boolean): void {
    this.#scripts.observe(document.head, { childList: true });
    if (!isInHtml) return;
    const script = document.createElement('script');
    script.id = CHALLENGE;
    document.head.append(script);
  }

  /** What a browser does with the script's element: it asks for the script, and runs it or says that it could not. */
  async #loadChallenge(): Promise<void> {
    const script = document.getElementById(CHALLENGE);
    if (!script) return;
    // It comes over a network: the form that waits for it stands by then.
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await reactIsIdle();
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

  /** Waits until the challenge's widget has a token; its time flies. */
  async challengePassed(): Promise<void> {
    await waitFor(() => expect(window).toHaveProperty('turnstile'));
    const token = () => document.querySelector<HTMLInputElement>('[name=cf-turnstile-response]')?.value;
    for (let waited = 0; waited < 2_000 && !token(); waited += 50) await this.later(50);
    expect(token()).toMatch(/./);
  }

  /** What the challenge's widget shows, in a tree of its own. */
  challenge() {
    const host = document.querySelector('.widget')?.firstElementChild;
    return within(host?.shadowRoot?.firstElementChild as HTMLElement);
  }

  /** How the challenge behaves for pages that open from now on. */
  async setChallenge(setting: Partial<ChallengeSetting>): Promise<void> {
    await this.mock.control('PUT', '/challenge', setting);
  }
}
