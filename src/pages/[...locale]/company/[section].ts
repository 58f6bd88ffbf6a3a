import type { APIRoute } from 'astro';
import { redirectToSection } from '#src/components/shell/section-address.ts';

export const GET: APIRoute = (context) => redirectToSection(context, '/company');
