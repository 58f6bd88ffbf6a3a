import fc from 'fast-check';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { setOpenPanels, enqueueNavigation } from '#src/islands/wallet/panels/panel-navigation.ts';
import { parsePanels } from '#src/islands/wallet/panels/panel-url.ts';
import { PanelHost } from '#src/islands/wallet/panels/PanelHost.tsx';
import { usePanels, type Panels } from '#src/islands/wallet/panels/use-panels.ts';
import { $i18n } from '#src/islands/wallet/i18n/i18n.ts';
import { $panels, type PanelName } from '#src/stores/interface/panels.ts';
import { sized } from '../../../tier.ts';

// The code that draws panels is on its way for as long as this lasts: the address, the history and the store do without.
vi.mock('#src/islands/wallet/panels/load-panel-stack.ts', () => ({
  loadPanelStack: () => Promise.withResolvers().promise,
}));

// Panels live in the address: whatever is opened, closed and gone back over, in whichever order, what is open is what the
// address says, and the history has the entries of the model below. tests/e2e/panel-navigation.spec.ts does some of it in a browser.

type Step =
  | { readonly do: 'show' | 'hide' | 'toggle'; readonly name: PanelName }
  | { readonly do: 'escape' | 'back' | 'leave' };

/** An entry of the history: its screen, its panels, and the panel that made it. */
interface Entry {
  readonly screen: string;
  readonly open: readonly PanelName[];
  readonly by: PanelName | null;
}

const below = (open: readonly PanelName[], name: PanelName) =>
  open.includes(name) ? open.slice(0, open.indexOf(name)) : open;
const other = (screen: string) => (screen === '/w/assets' ? '/w/send' : '/w/assets');

/** The history as it should be. */
class Model {
  entries: Entry[];
  at = 0;
  constructor(screen: string, open: readonly PanelName[]) {
    this.entries = [{ screen, open, by: null }];
  }
  get now(): Entry {
    return this.entries[this.at] ?? { screen: '', open: [], by: null };
  }
  take(step: Step): void {
    const { screen, open } = this.now;
    switch (step.do) {
      case 'back':
        this.at -= 1;
        return;
      case 'leave':
        // The support panel goes along.
        this.#push({ screen: other(screen), open: open.filter((name) => name === 'support'), by: null });
        return;
      case 'escape':
        this.#change(open.slice(0, -1));
        return;
      case 'hide':
        this.#change(below(open, step.name));
        return;
      case 'show':
        this.#change([...below(open, step.name), step.name]);
        return;
      case 'toggle':
        this.#change(open.includes(step.name) ? below(open, step.name) : [...open, step.name]);
    }
  }
  #push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }
  #change(wanted: readonly PanelName[]): void {
    const { screen, open, by } = this.now;
    const more = wanted.length - open.length;
    if (more === 0) return;
    if (more === 1) this.#push({ screen, open: wanted, by: wanted.at(-1) ?? null });
    else if (more === -1 && by !== null && by === open.at(-1)) this.at -= 1;
    else this.entries[this.at] = { screen, open: wanted, by: null };
  }
}

const RUNS = sized(500, 5000);
const LIMIT_MS = sized(20_000, 120_000);

let panels: Panels | undefined;
let navigate: NavigateFunction | undefined;

function Hands() {
  const [itsPanels, itsNavigate] = [usePanels(), useNavigate()];
  useEffect(() => {
    panels = itsPanels;
    navigate = itsNavigate;
  }, [itsPanels, itsNavigate]);
  return null;
}

beforeAll(async () => {
  const { wallet, toasts } = messages('en');
  $i18n.set({ locale: 'en', product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
  // A browser goes back in a task of its own; happy-dom would do so at once.
  const go = history.go.bind(history);
  history.go = (delta) => void setImmediate(() => go(delta));
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <PanelHost />
      <Hands />
    </BrowserRouter>,
  );
  await vi.waitUntil(() => navigate);
});

const task = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What has been asked for until now is done, and the router and the store know of it. */
async function settled(): Promise<void> {
  let before: string | null = null;
  const agrees = () => $panels.get().join() === parsePanels(location.search).join();
  for (let tasks = 0; tasks < 200 && (before !== location.href || !agrees()); tasks += 1) {
    before = location.href;
    await task();
    await new Promise<void>((resolve) => enqueueNavigation(resolve));
    await task();
  }
}

async function openAt(screen: string, open: readonly PanelName[]): Promise<void> {
  // Another screen first, without the support panel, which would go along.
  localStorage.clear();
  await navigate?.('/w/profile', { replace: true });
  await settled();
  await navigate?.(`${screen}${open.map((name, index) => `${index ? '&' : '?'}panel=${name}`).join('')}`);
  await settled();
}

function take(step: Step): void {
  if (!navigate || !panels) throw new Error('Nothing is rendered.');
  if ('name' in step) panels[step.do](step.name);
  // As the key does it, which the panels' own code hears.
  else if (step.do === 'escape') setOpenPanels(navigate, (open) => open.slice(0, -1));
  else if (step.do === 'leave') void navigate(other(location.pathname));
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
const ofPanels: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constantFrom('show', 'hide', 'toggle'), name: fc.constantFrom(...names) }),
    weight: 3,
  },
  { arbitrary: fc.constant({ do: 'escape' }), weight: 1 },
);
const any: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: ofPanels, weight: 4 },
  { arbitrary: fc.record({ do: fc.constantFrom('back', 'leave') }), weight: 1 },
);
const orderOf = (step: fc.Arbitrary<Step>) => fc.array(step, { minLength: 4, maxLength: 12 });

// requirement: 2.27, 2.29, 2.30
test(
  'any order of opening, closing, going back and leaving makes the entries of the model',
  async () => {
    await fc.assert(
      fc.asyncProperty(start, orderOf(any), async (open, steps) => {
        await openAt('/w/send', open);
        const model = new Model('/w/send', open);
        for (const next of steps) {
          if (next.do === 'back' && model.at === 0) continue;
          take(next);
          model.take(next);
          await settled();
          expect(parsePanels(location.search)).toEqual(model.now.open);
          expect(location.pathname).toBe(model.now.screen);
          expect($panels.get()).toEqual(model.now.open);
        }
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);

// requirement: 2.29, 2.30
test(
  'in haste, each press is about what the presses before it leave, not about what is still there',
  async () => {
    await fc.assert(
      fc.asyncProperty(start, orderOf(ofPanels), async (open, steps) => {
        await openAt('/w/send', open);
        const model = new Model('/w/send', open);
        for (const next of steps) {
          take(next);
          model.take(next);
        }
        await settled();
        expect(parsePanels(location.search)).toEqual(model.now.open);
        expect($panels.get()).toEqual(model.now.open);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
