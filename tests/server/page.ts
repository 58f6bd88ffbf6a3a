import { within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { origin } from '../build/dist.ts';
import type { Fields } from './bad-messages.ts';
import type { Answer, Site } from './site.ts';
import type { Visitor } from './site-with-mock.ts';

/**
 * A page that was answered, to be asked by roles and names. Nothing of it runs or loads, and it has no styles.
 * @param part the selector of the part that is asked.
 */
export function pageOf({ text }: Answer, part = 'main') {
  const { document } = new Window({
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  // eslint-disable-next-line no-unsanitized/method -- to be parsed: happy-dom runs and loads nothing
  document.write(
    text
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      // The newline that a browser takes for no part of the value (HTML, "in body" insertion mode), and happy-dom does.
      .replace(/(<textarea\b[^>]*>)\n/g, '$1'),
  );
  const body = document.body as unknown as HTMLElement;
  const place = body.querySelector<HTMLElement>(part)!;
  const main = within(place);
  return {
    ...main,
    text: place.textContent,
    scripts: document.querySelectorAll('script').length,
    /** The value of a field of the page's own form, by its name on the page. */
    valueOf: (name: string) => main.getByRole<HTMLInputElement>('textbox', { name }).value,
    /** Where its form is posted to, and what is in it. */
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

/** Posts a form as a browser would, with what no browser lets anybody type. */
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
