import { vi } from 'vitest';

// Test files share a process, which saves starting one for each. Every file still begins with the real clock, without stubs, and with
// modules that nobody has used: the state of a store lies in its module.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
