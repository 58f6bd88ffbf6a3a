/** Milliseconds for sent events to arrive before the connection breaks. */
const DELIVERY_MS = 20;
const decoder = new TextDecoder();

export const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** An event stream whose connection breaks after so many events. */
export function truncateSse(response: Response, events: number): Response {
  const reader = response.body?.getReader();
  let left = events;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left === 0) {
        if (events > 0) await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
        // Ends the source too, which would write for ever.
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

/** Relies on each event being written in one chunk. */
const isEvent = (chunk: Uint8Array) => /^data:/m.test(decoder.decode(chunk));
