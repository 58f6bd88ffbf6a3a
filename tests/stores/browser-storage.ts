/** Web Storage by its standard, for tests that run without a browser; `refuse` makes it throw as blocked or full storage does. */
export class BrowserStorage implements Storage {
  [name: string]: unknown;
  #entries = new Map<string, string>();
  #refuse: boolean;

  constructor(options: { refuse?: boolean } = {}) {
    this.#refuse = options.refuse ?? false;
  }

  #check(): void {
    if (this.#refuse) throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.#check();
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    this.#entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.#entries.delete(key);
  }
  clear(): void {
    this.#check();
    this.#entries.clear();
  }
  keys(): string[] {
    return [...this.#entries.keys()];
  }
}
