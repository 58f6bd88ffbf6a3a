import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../dom-page.ts';

const options = [
  { value: 'AO', label: 'Angola', detail: '+244' },
  { value: 'GW', label: 'Guinea-Bissau', detail: '+245' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
  { value: 'NG', label: 'Nigeria', detail: '+234' },
];

test('of what is typed alike the likely one is taken by Enter; one that is called just so, by its name', async () => {
  const chosen: string[] = [];
  const user = await openPage('/user-info', async () => {
    const { Combobox } = await import('#src/ui/form/Combobox.tsx');
    return (
      <Combobox
        control={{ id: 'country', 'aria-invalid': undefined, 'aria-describedby': undefined }}
        options={[
          { value: 'NI', label: 'Nicaragua' },
          { value: 'NE', label: 'Niger' },
          { value: 'NG', label: 'Nigeria' },
        ]}
        chosen=""
        likely="NG"
        messages={{ open: 'Open', choices: 'Countries', none: 'None' }}
        onChoose={(value) => chosen.push(value)}
      />
    );
  });
  const field = await screen.findByRole('combobox');
  for (const typed of ['nig', 'niger', 'nica', 'ne']) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  }
  expect(chosen).toEqual(['NG', 'NE', 'NI', 'NE']);
});

test('an option is found by its label, its value and its calling code, however it is written', async () => {
  const user = await openPage('/user-info', async () => {
    const { Combobox } = await import('#src/ui/form/Combobox.tsx');
    return (
      <Combobox
        control={{ id: 'country', 'aria-invalid': undefined, 'aria-describedby': undefined }}
        options={options}
        chosen=""
        messages={{ open: 'Open', choices: 'Countries', none: 'None' }}
        onChoose={() => undefined}
      />
    );
  });
  const field = await screen.findByRole('combobox');
  const found = async (typed: string) => {
    await user.clear(field);
    await user.type(field, typed);
    return screen.queryAllByRole('option').map(({ textContent }) => textContent);
  };
  for (const typed of ['nig', 'NG', '234', '+234', '00234'])
    await expect.poll(async () => (await found(typed))[0]).toBe('Nigeria+234');
  expect(await found('cote')).toEqual(['Côte d’Ivoire+225']);
  expect(await found('bissau')).toEqual(['Guinea-Bissau+245']);
  expect(await found('+')).toHaveLength(options.length);
  expect(await found('xyz')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('None');
});
