import { vi } from 'vitest';

// Test files share a process, which saves starting one for each. Each file still starts with the real clock, without stubs, and
// with freshly loaded modules, since a store's state lives in its module.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
