/** Does what leaves a screen now, or once the person has agreed to lose what is on it. */
type LeaveGuard = (leave: () => unknown) => void;

let guard: LeaveGuard | null = null;

/** A screen that has something to lose sets this for as long as it has: `useLeaveGuard` does. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/** For what leaves the screen without the router: the log-out. The router's own ways are guarded by `guardNavigation`. */
export const leaveScreen: LeaveGuard = (leave) => {
  if (guard) guard(leave);
  else leave();
};
