// `npm run openapi`: writes the contract as docs/openapi.json, which a test compares with it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { openApiDocument } from './document.ts';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
writeFileSync(file, await format(JSON.stringify(openApiDocument()), { parser: 'json', printWidth: 110 }));
console.log(`Wrote ${file}`);
