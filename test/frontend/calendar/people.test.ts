import { contactOf, isSamePerson, suggestPeople } from '../../../frontend/src/features/calendar/people/people';

const contacts = ['Zoë Bos', 'Jan Bos', 'Jan Smit'].map((name, index) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { id: index + 1, firstname, lastname, email: `${firstname}.${lastname}@example.com` };
});

test('suggests contacts by name or address, without those who take part', () => {
  expect(suggestPeople('zoe', contacts, [])).toEqual([{ name: 'Zoë Bos', email: 'Zoë.Bos@example.com' }]);
  expect(suggestPeople('jan', contacts, [{ name: 'J.', email: 'jan.bos@EXAMPLE.com' }])).toEqual([
    { name: 'Jan Smit', email: 'Jan.Smit@example.com' },
  ]);
  expect(suggestPeople(' ', contacts, [])).toEqual([]);
  expect(
    suggestPeople(
      'example',
      Array.from({ length: 20 }, (_, id) => ({ ...contacts[0], email: `${id}@example.com`, id })) as typeof contacts,
      [],
    ),
  ).toHaveLength(6);
});

test('a person is a contact by address, and without one by name', () => {
  expect(contactOf({ name: 'Somebody', email: 'jan.smit@example.com' }, contacts)?.id).toBe(3);
  expect(contactOf({ name: 'Jan Bos', email: '' }, contacts)?.id).toBe(2);
  expect(contactOf({ name: 'Jan Bos', email: 'other@example.com' }, contacts)).toBeUndefined();
  expect(isSamePerson({ name: 'A', email: '' }, { name: 'B', email: '' })).toBe(false);
});
