import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#src/ui/browser/when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never is idle: callbacks run only because of their limit. */
function neverIdle(): void {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(task, options.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
}

test('a browser that is never idle runs the task after two seconds', () => {
  neverIdle();
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(1999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test('a cancelled task does not run', () => {
  neverIdle();
  const task = vi.fn();
  whenIdle(task)();
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
});

test('a browser without idle callbacks, as Node is, runs the task, or cancels it', () => {
  vi.useFakeTimers();
  const task = vi.fn();
  const cancelled = vi.fn();
  whenIdle(task);
  whenIdle(cancelled)();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
