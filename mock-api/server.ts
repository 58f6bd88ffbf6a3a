// `npm run mock`. Node keeps what it compiled, types stripped, for the next start, which then takes half the time. That
// must be on before the rest is loaded, so the rest is another file.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./serve.ts');
