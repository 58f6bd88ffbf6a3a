#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, and stands between the two: Playwright speaks WebDriver BiDi with it, as with the newest Firefox. Its
// arguments are Firefox's.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands that Playwright sends to every context, and that the extended support release does not know. They are answered here, and do nothing. */
const unknown = new Set(['emulation.setMediaFeaturesOverride']);

/**
 * Playwright's `fill()` sets `value` on the field itself, which React watches to tell its own changes from a person's: it would take this one
 * for its own. The setter of the prototype is what typing amounts to.
 */
const asTyped = (message) =>
  message
    .replaceAll(
      'inputElement.value = value;',
      "Reflect.set(Object.getPrototypeOf(inputElement), 'value', value, inputElement);",
    )
    .replaceAll(
      'inputElement.value += text;',
      "Reflect.set(Object.getPrototypeOf(inputElement), 'value', inputElement.value + text, inputElement);",
    );

const ANNOUNCEMENT = /^(.*WebDriver BiDi listening on )(ws:\/\/\S+)$/;
const options = { perMessageDeflate: false, maxPayload: 2 ** 30 };

/** Relays one connection of Playwright to Firefox. */
function relay(playwright, address) {
  const firefox = new WebSocket(address, options);
  const waiting = [];
  firefox.on('open', () => waiting.splice(0).forEach((message) => firefox.send(message)));
  playwright.on('message', (data) => {
    const message = asTyped(data.toString());
    const { id, method } = JSON.parse(message);
    if (unknown.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(message);
    else waiting.push(message);
  });
  firefox.on('message', (data) => playwright.send(data.toString()));
  for (const [one, other] of [
    [playwright, firefox],
    [firefox, playwright],
  ]) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
}

/** Listens in Firefox's place, and announces that instead. */
function listenInItsPlace(beginning, address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options }, () => {
    process.stderr.write(`${beginning}ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (socket, request) => relay(socket, address + request.url));
}

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
let begun = '';
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const lines = (begun + text).split('\n');
  begun = lines.pop() ?? '';
  for (const line of lines) {
    const [, beginning, address] = ANNOUNCEMENT.exec(line) ?? [];
    if (address) listenInItsPlace(beginning, address);
    else process.stderr.write(`${line}\n`);
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
