import fc from 'fast-check';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { eventually } from '../../../eventually.ts';
import { setOpenPanels, enqueueNavigation } from '#src/islands/wallet/panels/panel-navigation.ts';
import { parsePanels } from '#src/islands/wallet/panels/panel-url.ts';
import { PanelHost } from '#src/islands/wallet/panels/PanelHost.tsx';
import { usePanels, type Panels } from '#src/islands/wallet/panels/use-panels.ts';
import { $i18n } from '#src/islands/wallet/i18n/i18n.ts';
import { $panels, type PanelName } from '#src/stores/interface/panels.ts';
import { sized } from '../../../tier.ts';

// The code that renders panels never loads here: the URL, the history and the store work without it.
vi.mock('#src/islands/wallet/panels/load-panel-stack.ts', () => ({
  loadPanelStack: () => Promise.withResolvers().promise,
}));

// Open panels are in the URL: after any sequence of opening, closing and going back, the open panels are those of the URL, and
// the history has the entries of the model below. tests/e2e/panel-navigation.spec.ts checks some of it in a browser.

type Step =
  | { readonly do: 'show' | 'hide' | 'toggle'; readonly name: PanelName }
  | { readonly do: 'escape' | 'back' | 'leave' };

/** An entry of the history: its screen, its panels, and the panel whose opening added it. */
interface Entry {
  readonly screen: string;
  readonly open: readonly PanelName[];
  readonly openedBy: PanelName | null;
}

const panelsBelow = (open: readonly PanelName[], name: PanelName) =>
  open.includes(name) ? open.slice(0, open.indexOf(name)) : open;
const otherScreen = (screen: string) => (screen === '/w/assets' ? '/w/send' : '/w/assets');

/** The expected history. */
class Model {
  entries: Entry[];
  at = 0;
  constructor(screen: string, open: readonly PanelName[]) {
    this.entries = [{ screen, open, openedBy: null }];
  }
  get current(): Entry {
    return this.entries[this.at] ?? { screen: '', open: [], openedBy: null };
  }
  perform(step: Step): void {
    const { screen, open } = this.current;
    switch (step.do) {
      case 'back':
        this.at -= 1;
        return;
      case 'leave':
        // The support panel stays open.
        this.#push({
          screen: otherScreen(screen),
          open: open.filter((name) => name === 'support'),
          openedBy: null,
        });
        return;
      case 'escape':
        this.#change(open.slice(0, -1));
        return;
      case 'hide':
        this.#change(panelsBelow(open, step.name));
        return;
      case 'show':
        this.#change([...panelsBelow(open, step.name), step.name]);
        return;
      case 'toggle':
        this.#change(open.includes(step.name) ? panelsBelow(open, step.name) : [...open, step.name]);
    }
  }
  #push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }
  #change(target: readonly PanelName[]): void {
    const { screen, open, openedBy } = this.current;
    const added = target.length - open.length;
    if (added === 0) return;
    if (added === 1) this.#push({ screen, open: target, openedBy: target.at(-1) ?? null });
    else if (added === -1 && openedBy !== null && openedBy === open.at(-1)) this.at -= 1;
    else this.entries[this.at] = { screen, open: target, openedBy: null };
  }
}

const RUNS = sized(500, 5000);
const LIMIT_MS = sized(20_000, 120_000);

let panels: Panels | undefined;
let navigate: NavigateFunction | undefined;

function CaptureHooks() {
  const [currentPanels, currentNavigate] = [usePanels(), useNavigate()];
  useEffect(() => {
    panels = currentPanels;
    navigate = currentNavigate;
  }, [currentPanels, currentNavigate]);
  return null;
}

beforeAll(async () => {
  // A navigation waits at most two seconds for the one before it. On a busy machine they can pass before that one has begun, so
  // their timer never fires here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { wallet, toasts } = messages('en');
  $i18n.set({ locale: 'en', product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
  // A browser goes back asynchronously; happy-dom would do so synchronously.
  const go = history.go.bind(history);
  history.go = (delta) => void setImmediate(() => go(delta));
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <PanelHost />
      <CaptureHooks />
    </BrowserRouter>,
  );
  await eventually(() => expect(navigate).toBeDefined());
});

const task = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits until pending navigations are done, and router and store agree. */
async function settle(): Promise<void> {
  let before: string | null = null;
  const inSync = () => $panels.get().join() === parsePanels(location.search).join();
  for (let tasks = 0; tasks < 200 && (before !== location.href || !inSync()); tasks += 1) {
    before = location.href;
    await task();
    await new Promise<void>((resolve) => enqueueNavigation(resolve));
    await task();
  }
}

async function openAt(screen: string, open: readonly PanelName[]): Promise<void> {
  // Open another screen first without the support panel, which would otherwise stay open.
  localStorage.clear();
  await navigate?.('/w/profile', { replace: true });
  await settle();
  await navigate?.(`${screen}${open.map((name, index) => `${index ? '&' : '?'}panel=${name}`).join('')}`);
  await settle();
}

function perform(step: Step): void {
  if (!navigate || !panels) throw new Error('Nothing is rendered.');
  if ('name' in step) panels[step.do](step.name);
  // The Escape key is handled by the panels' own code, which is not loaded here.
  else if (step.do === 'escape') setOpenPanels(navigate, (open) => open.slice(0, -1));
  else if (step.do === 'leave') void navigate(otherScreen(location.pathname));
  else history.go(-1);
}

const names = ['search', 'support', 'notifications', 'profile', 'chat', 'qr'] as const satisfies PanelName[];
const start = fc.constantFrom<readonly PanelName[]>(
  [],
  ['support'],
  ['history'],
  ['coins', 'token'],
  ['send', 'networks', 'qr'],
);
const panelStep: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constantFrom('show', 'hide', 'toggle'), name: fc.constantFrom(...names) }),
    weight: 3,
  },
  { arbitrary: fc.constant({ do: 'escape' }), weight: 1 },
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: panelStep, weight: 4 },
  { arbitrary: fc.record({ do: fc.constantFrom('back', 'leave') }), weight: 1 },
);
const stepsOf = (step: fc.Arbitrary<Step>) => fc.array(step, { minLength: 4, maxLength: 12 });

// requirement: 2.27, 2.29, 2.30
test(
  'any sequence of opening, closing, going back and leaving gives the history of the model',
  async () => {
    await fc.assert(
      fc.asyncProperty(start, stepsOf(anyStep), async (open, steps) => {
        await openAt('/w/send', open);
        const model = new Model('/w/send', open);
        for (const next of steps) {
          if (next.do === 'back' && model.at === 0) continue;
          perform(next);
          model.perform(next);
          await settle();
          expect(parsePanels(location.search)).toEqual(model.current.open);
          expect(location.pathname).toBe(model.current.screen);
          expect($panels.get()).toEqual(model.current.open);
        }
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);

// requirement: 2.29, 2.30
test(
  'steps in quick succession each apply to the result of those before',
  async () => {
    await fc.assert(
      fc.asyncProperty(start, stepsOf(panelStep), async (open, steps) => {
        await openAt('/w/send', open);
        const model = new Model('/w/send', open);
        for (const next of steps) {
          perform(next);
          model.perform(next);
        }
        await settle();
        expect(parsePanels(location.search)).toEqual(model.current.open);
        expect($panels.get()).toEqual(model.current.open);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
