import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/processes.ts';
import { WebDriver } from './web-driver.ts';

/** Debian's WebKitGTK: the programs that `webkit2gtk-driver` and `xvfb` install. */
export const programs = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' } as const;

/** A running WebKit: each session is a window of its own, without anything stored. */
export interface WebKitBrowser {
  readonly openSession: () => Promise<WebDriver>;
  readonly close: () => void;
}

/** Starts a screen in memory, since WebKitGTK has no headless mode, and the driver on it. */
export async function launchWebKit(): Promise<WebKitBrowser> {
  const screen = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await WebDriver.ready(url);
  return {
    // Now and then the driver does not answer when a window is to open beside another one.
    openSession: () => WebDriver.openSession(url).catch(() => WebDriver.openSession(url)),
    close: () => {
      driver.kill();
      screen.kill();
    },
  };
}
