import { within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { origin } from '../build/dist.ts';
import type { Fields } from './invalid-messages.ts';
import type { Answer, Site } from './site.ts';
import type { Visitor } from './site-with-mock.ts';

/**
 * Parses a response's page for queries by role and name. Its scripts do not run, and it has no styles.
 * @param part the selector of the element to query.
 */
export function pageOf({ text }: Answer, part = 'main') {
  const { document } = new Window({
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  // eslint-disable-next-line no-unsanitized/method -- only parsed: happy-dom runs and loads nothing here
  document.write(
    text
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      // Browsers ignore this newline (HTML, "in body" insertion mode), and happy-dom does not.
      .replace(/(<textarea\b[^>]*>)\n/g, '$1'),
  );
  const body = document.body as unknown as HTMLElement;
  const place = body.querySelector<HTMLElement>(part)!;
  const main = within(place);
  return {
    ...main,
    text: place.textContent,
    scripts: document.querySelectorAll('script').length,
    /** The value of a text field, by its accessible name. */
    valueOf: (name: string) => main.getByRole<HTMLInputElement>('textbox', { name }).value,
    /** The form's action and the values of its inputs. */
    form: () => ({
      action: place.querySelector('form')?.getAttribute('action') ?? '',
      fields: Object.fromEntries(
        [...place.querySelectorAll<HTMLInputElement>('form input')].map(({ name, value }) => [name, value]),
      ),
    }),
    alert: () => main.getByRole('alert').textContent.trim(),
    heading: () => main.getByRole('heading', { level: 1 }).textContent.trim(),
  };
}

/** Posts a form as a browser would, also with values that cannot be typed. */
export async function post(
  site: Site,
  path: string,
  fields: Fields,
  visitor: Visitor,
  from = origin,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return site.ask(path, {
    method: 'POST',
    cookie: visitor.cookie,
    headers: {
      host: new URL(origin).host,
      origin: from,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}
