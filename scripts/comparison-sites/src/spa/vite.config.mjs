import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import content from '../peer-content.json' with { type: 'json' };

// What index.html has between per cent signs.
Object.assign(process.env, {
  VITE_TITLE: `${content.name} - ${content.title}`,
  VITE_DESCRIPTION: content.description,
});

export default defineConfig({ plugins: [react()], build: { outDir: 'out' } });
