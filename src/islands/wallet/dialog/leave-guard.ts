/** A screen that has something to lose. */
export interface LeaveGuard {
  /** Calls `leave` once the person has agreed to lose it. */
  readonly ask: (leave: () => unknown) => void;
  /** Hears of Back and Forward before the router does. */
  readonly onPopState: (event: PopStateEvent) => void;
}

let guard: LeaveGuard | null = null;

/** A screen sets this for as long as it has something to lose: `useLeaveGuard` does. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/** For what leaves the screen without the router, such as the log-out: does it now, or once the person has agreed. */
export function leaveScreen(leave: () => unknown): void {
  if (guard) guard.ask(leave);
  else leave();
}

const onPopState = (event: PopStateEvent) => guard?.onPopState(event);

/** To be called before the router is mounted: the router takes a screen away within its own listener, and a later one comes too late. */
export const guardHistory = (): void => addEventListener('popstate', onPopState);
