export interface Heard {
  event: string;
  data: Record<string, unknown>;
  id?: string;
}

/** Reads server-sent events off an answer, one by one. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  constructor(response: Response) {
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next block of lines: an event, or a comment. Null at the end. */
  async block(): Promise<string | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        return block;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += value;
    }
  }

  async next(): Promise<Heard> {
    const block = await this.block();
    if (block === null) throw new Error('the stream has ended');
    const lines = block.split('\n').map((line) => /^(\w*): (.*)$/.exec(line));
    const fields = Object.fromEntries(lines.map((line) => [line?.[1] ?? '', line?.[2] ?? '']));
    const { event = '', data = 'null', id } = fields;
    return {
      event,
      data: JSON.parse(data) as Heard['data'],
      ...(id === undefined ? {} : { id }),
    };
  }

  /** So many events from here on. */
  async take(count: number): Promise<Heard[]> {
    const events: Heard[] = [];
    while (events.length < count) events.push(await this.next());
    return events;
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}
