/** Milliseconds for what was sent to arrive before the connection breaks. */
const FLIGHT = 20;
const decoder = new TextDecoder();

export const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** A stream of events whose connection breaks after so many of them. */
export function truncateSse(response: Response, events: number): Response {
  const reader = response.body?.getReader();
  let left = events;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left === 0) {
        if (events > 0) await new Promise((resolve) => setTimeout(resolve, FLIGHT));
        // The stream ends on its own side too, or it would be fed for ever.
        await reader?.cancel();
        controller.error(new TypeError('terminated'));
        return;
      }
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done || !value) {
        controller.close();
        return;
      }
      if (isEvent(value)) left -= 1;
      controller.enqueue(value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Each event is written whole, in one piece. */
const isEvent = (piece: Uint8Array) => /^data:/m.test(decoder.decode(piece));
