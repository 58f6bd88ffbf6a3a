import { expect } from '@playwright/test';

/** How W3C WebDriver names a reference to an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page. */
export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** An error that the driver answers: `stale element reference`, `javascript error`. */
export class WebDriverError extends Error {
  readonly code: string;
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

/** Longer than any command takes: what hangs, hangs for ever. */
const COMMAND_MS = 30_000;

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new WebDriverError(value as { error: string; message: string });
  return value;
}

/** One session of W3C WebDriver, spoken by `fetch`: https://www.w3.org/TR/webdriver2/. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Resolves once the driver answers. */
  static async ready(url: string): Promise<void> {
    const answers = () =>
      fetch(`${url}/status`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, `WebKitWebDriver answers at ${url}`).toBe(true);
  }

  static async openSession(url: string): Promise<WebDriver> {
    const { sessionId } = (await send('POST', `${url}/session`, {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    })) as { sessionId: string };
    const driver = new WebDriver(`${url}/session/${sessionId}`);
    await driver.post('/timeouts', { script: 20_000, pageLoad: 20_000, implicit: 0 });
    return driver;
  }

  get(path: string): Promise<unknown> {
    return send('GET', this.#session + path);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return send('POST', this.#session + path, body);
  }

  /** Runs a function in the page, which sees nothing but its arguments. An element that it returns becomes a reference. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    return this.post('/execute/sync', {
      script: `return (${String(run)})(...arguments)`,
      args,
    }) as Promise<Result>;
  }

  /** Finds an element by a function that runs in the page. */
  async find<Arguments extends readonly unknown[]>(
    run: (...given: Arguments) => Element | null,
    ...args: Arguments
  ): Promise<ElementReference | null> {
    return (await this.evaluate(run, ...args)) as unknown as ElementReference | null;
  }

  click(element: ElementReference): Promise<unknown> {
    return this.post(`/element/${element[ELEMENT]}/click`);
  }

  /** Types into an element, as a person who has clicked into it. */
  type(element: ElementReference, text: string): Promise<unknown> {
    return this.post(`/element/${element[ELEMENT]}/value`, { text });
  }

  /** Presses keys one after the other: characters, or the code points of WebDriver for keys without one. */
  press(keys: string): Promise<unknown> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Moves the mouse to the middle of an element. */
  hover(element: ElementReference): Promise<unknown> {
    const move = { type: 'pointerMove', origin: element, x: 0, y: 0, duration: 20 };
    return this.post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move] }],
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.get('/screenshot')) as string, 'base64');
  }

  /** Closes the window. */
  async close(): Promise<void> {
    await send('DELETE', this.#session);
  }
}
