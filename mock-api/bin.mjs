// `npm run mock`. Node keeps what it compiled, types stripped, for the next start, which then takes half the time. That
// must be on before the rest is loaded, so the rest is another file; and this one has no types, so that nothing has to be
// stripped at all once the rest is kept.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./cli/main.ts');
