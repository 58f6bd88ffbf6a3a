// `npm run mock`. With the compile cache, Node saves compiled modules, types stripped, and the next start takes half the time. It
// must be enabled before the other modules are loaded, so they are imported after it; and this file has no types, so that
// a start with a warm cache strips none.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./cli/main.ts');
