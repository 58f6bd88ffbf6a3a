import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { walkByTab } from './tab-walk.ts';
import { waitForHydration } from './hydration.ts';
import { openPage } from './open-page.ts';

// Tests the accessibility checks themselves: each fault that they detect is added to a page, and reported.

test('axe reports added faults under the content security policy, and none before', async ({ page }) => {
  await openPage(page, '/legal/tos');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (tag: string, id: string) =>
      Object.assign(document.querySelector('main')!.appendChild(document.createElement(tag)), { id });
    add('img', 'picture');
    add('button', 'button');
    const text = add('p', 'text');
    text.textContent = 'Hardly to be read';
    text.style.setProperty('color', '#aaa');
    text.style.setProperty('background', '#bbb');
  });
  expect((await violations(page)).sort()).toEqual([
    'button-name: #button',
    'color-contrast: #text',
    'image-alt: #picture',
  ]);
  expect(await violations(page, ['color-contrast'])).toEqual(['color-contrast: #text']);
});

test('the tab walk reports added faults, and none before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/login');
  await waitForHydration(page);
  expect((await walkByTab(page)).faults).toEqual([]);

  await page.evaluate(() => {
    const place = document.querySelector('main')!.appendChild(document.createElement('div'));
    const add = (id: string, more: Partial<HTMLButtonElement> = {}) =>
      place.appendChild(Object.assign(document.createElement('button'), { id, textContent: id, ...more }));
    add('nameless', { textContent: '' });
    add('ringless').style.setProperty('outline', 'none', 'important');
    const useless = Object.assign(document.createElement('div'), { id: 'useless', textContent: '-' });
    useless.contentEditable = 'true';
    place.append(useless);
    const cover = document.createElement('p');
    cover.style.setProperty('position', 'absolute');
    cover.style.setProperty('inset', '-4px');
    const covered = add('covered');
    const around = place.appendChild(document.createElement('div'));
    around.style.setProperty('position', 'relative');
    around.append(covered, cover);
    add('inert', { inert: true });
    add('mouse-only', { tabIndex: -1 });
    add('jumping').style.cssText = 'position: absolute; top: 0; left: 0';
  });
  const { faults } = await walkByTab(page);
  for (const fault of [
    'BUTTON nameless has no name',
    'BUTTON ringless has no ring',
    'DIV useless is nothing to use',
    'DIV useless came unexpected',
    'BUTTON covered is under P.',
    'BUTTON inert is passed over',
    'BUTTON mouse-only is for the mouse alone',
    expect.stringMatching(/^BUTTON jumping comes after BUTTON /),
    'on the way back BUTTON ringless has no ring',
  ])
    expect(faults).toContainEqual(fault);

  await page.evaluate(() => {
    const trap = document.querySelector<HTMLElement>('#ringless')!;
    trap.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    });
  });
  expect((await walkByTab(page)).faults).toEqual(
    expect.arrayContaining([
      'Tab never leaves the page',
      expect.stringMatching(/^the way back is another one: /),
    ]),
  );
});
