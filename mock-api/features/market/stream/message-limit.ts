/** Messages that a connection may send in SPAN milliseconds, pings and pongs included (provider's "Websocket Limits"). */
const MESSAGE_LIMIT = 5;
const SPAN = 1000;

/** Told of each message; false for one too many. */
export function createMessageLimit(): () => boolean {
  const received: number[] = [];
  return () => {
    const at = performance.now();
    while (received[0] !== undefined && received[0] <= at - SPAN) received.shift();
    received.push(at);
    return received.length <= MESSAGE_LIMIT;
  };
}
