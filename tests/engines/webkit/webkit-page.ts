import { expect } from '@playwright/test';
import { siteUrl } from '../../../scripts/dev-urls.ts';
import type { Cookie } from '../../e2e/mock-control.ts';
import { findElement, serialize, type ElementQuery } from './page-element.ts';
import { WebDriverError, type ElementReference, type WebDriver } from './web-driver.ts';

const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

/** What the driver answers while the page is being changed under it. */
const passing = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'javascript error',
]);

declare global {
  interface Window {
    recordedProblems?: string[];
  }
}

/** Runs in the page. */
function recordProblems(): void {
  const problems = (window.recordedProblems = [] as string[]);
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window of WebKit, on this site. Whatever it looks for, it waits for as long as an `expect` does. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #problems: string[] = [];

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  get evaluate() {
    return this.#driver.evaluate.bind(this.#driver);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.post('/window/rect', { width, height });
  }

  /** A cookie can only be set on a page of its host. */
  async addCookies(cookies: readonly Cookie[]): Promise<void> {
    await this.#driver.post('/url', { url: new URL('/robots.txt', siteUrl).href });
    for (const { name, value } of cookies)
      await this.#driver.post('/cookie', { cookie: { name, value, path: '/', domain: 'localhost' } });
  }

  async goto(path: string): Promise<void> {
    await this.#collectProblems();
    await this.#driver.post('/url', { url: new URL(path, siteUrl).href });
    await this.evaluate(recordProblems);
  }

  /** What went wrong in the documents that `goto` opened, once they were loaded: this driver has no way to see the console. */
  async problems(): Promise<readonly string[]> {
    await this.#collectProblems();
    return this.#problems;
  }

  async #collectProblems(): Promise<void> {
    this.#problems.push(...(await this.evaluate(() => window.recordedProblems?.splice(0) ?? [])));
  }

  async back(): Promise<void> {
    await this.#driver.post('/back');
  }

  /** The path and the query. */
  async path(): Promise<string> {
    const { pathname, search } = new URL((await this.#driver.get('/url')) as string);
    return pathname + search;
  }

  async expectPath(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.path()).toMatch(pattern);
  }

  async expectText(text: string): Promise<void> {
    await this.expectTrue((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** Waits until a function returns true in the page. */
  async expectTrue<Arguments extends readonly unknown[]>(
    check: (...given: Arguments) => boolean,
    ...args: Arguments
  ): Promise<void> {
    const message = `${String(check)} ${JSON.stringify(args)}`;
    await expect.poll(() => this.#unlessPassing(() => this.evaluate(check, ...args)), { message }).toBe(true);
  }

  find(query: ElementQuery): Promise<ElementReference> {
    return this.#withElement(query, (element) => Promise.resolve(element));
  }

  async click(query: ElementQuery): Promise<void> {
    await this.#withElement(query, (element) => this.#driver.click(element));
  }

  async hover(query: ElementQuery): Promise<void> {
    await this.#withElement(query, (element) => this.#driver.hover(element));
  }

  /** Types into a field; in a list, what it begins with chooses an option. */
  async type(query: ElementQuery, text: string): Promise<void> {
    await this.#withElement(query, (element) => this.#driver.type(element, text));
  }

  /** Types into what has the focus. */
  async keyboard(text: string): Promise<void> {
    await this.#driver.press(text);
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.#driver.press(keys[key]);
  }

  /** Where an element lies in the window. */
  async boxOf(query: ElementQuery): Promise<Box> {
    await this.atRest();
    const element = await this.find(query);
    return this.evaluate((found: unknown) => {
      const { x, y, width, height } = (found as Element).getBoundingClientRect();
      return { x, y, width, height };
    }, element);
  }

  /** Waits until nothing moves and no skeleton is left. */
  async atRest(): Promise<void> {
    await this.expectTrue(
      () =>
        document.readyState === 'complete' &&
        !document.querySelector(':is(main, dialog) .skeleton') &&
        document
          .getAnimations()
          .every(
            ({ playState, effect, timeline }) =>
              playState !== 'running' ||
              timeline !== document.timeline ||
              effect?.getComputedTiming().iterations === Infinity,
          ),
    );
  }

  /** What is seen two frames later: before, it is what was there before the last command. */
  async screenshot(): Promise<Buffer> {
    await this.#driver.post('/execute/async', {
      script: 'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()))',
      args: [],
    });
    return this.#driver.screenshot();
  }

  async #withElement<Result>(
    query: ElementQuery,
    act: (element: ElementReference) => Promise<Result>,
  ): Promise<Result> {
    let result: { value: Result } | null = null;
    const attempt = async () => {
      const element = await this.#driver.find(findElement, serialize(query));
      if (element === null) return false;
      result = { value: await act(element) };
      return true;
    };
    const message = 'css' in query ? query.css : `${query.role} ${String(query.name)}`;
    await expect.poll(() => this.#unlessPassing(attempt), { message }).toBe(true);
    return (result as unknown as { value: Result }).value;
  }

  /** Undefined instead of an error that the next try may not have. */
  async #unlessPassing<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof WebDriverError && passing.has(error.code)) return undefined;
      throw error;
    }
  }
}
