import { vi } from 'vitest';
import { TestNetwork, TestSocket } from '../api/web-socket.ts';

/** The part of a browser's document that stores use. */
export class TestDocument extends EventTarget {
  hidden = false;
  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A page that can be hidden, go offline and open sockets. Undone by `unstubGlobals`. */
export function openPage(): { document: TestDocument; network: TestNetwork } {
  const document = new TestDocument();
  const network = new TestNetwork();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      constructor(url: string) {
        super(url);
        network.sockets.push(this);
      }
    },
  );
  return { document, network };
}
