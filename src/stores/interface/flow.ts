import { atom } from 'nanostores';

/** A task that fills the screen of a phone: one action at the end of the window, no menu, and a way back in the header. */
export interface Flow {
  /** Where its way back leads: path and search within the wallet. */
  readonly back: string;
  /** The way back leaves the flow rather than the step. */
  readonly isLeaving: boolean;
  /** It waits for somebody else: the menu is there, since nothing is left to do in it. */
  readonly hasMenu: boolean;
}

/** The flow that is open; null on every other screen. */
export const $flow = atom<Flow | null>(null);
