// A minimal Hono server that always sends the same JSON: the baseline that the mock is measured against.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const port = Number(process.env.PORT);
const reply: unknown = JSON.parse(process.argv[2] ?? '{}');
const app = new Hono();
app.get('*', (c) => c.json(reply as object));
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
