import { createApp } from './app.ts';
import { listen } from './listen.ts';

if (process.env.NODE_ENV === 'production') {
  console.error('The mock API is for development and does not run with NODE_ENV=production.');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 8787);
const host = process.env.HOST ?? '127.0.0.1';
const app = createApp({
  onMail: (mail, { id }) =>
    console.log(`mail to ${mail.to}: code ${mail.code} (${mail.kind}${id === 'default' ? '' : `, ${id}`})`),
});

try {
  const { url, close } = await listen(app, { port, host });
  console.log(`Mock API on ${url} (codes: ${url}/__mock/inbox)`);
  const end = () => void close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: is another mock running? Set PORT to use another.` : error);
  process.exit(1);
}
