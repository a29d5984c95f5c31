import { addressProblem } from '../../../frontend/src/features/email/compose';
import { addressesOf, namesOf } from '../../../frontend/src/features/email/email';
import { completeRecipient, suggestRecipients } from '../../../frontend/src/features/email/recipients';
import { composeAddress } from '../../../frontend/src/lib/appAddresses';

const known = [
  { name: 'Aïcha Benali', email: 'aicha@polder.example' },
  { name: 'Bram Visser', email: 'bram@polder.example' },
  { name: 'Nobody', email: '' },
  ...Array.from({ length: 9 }, (_, index) => ({ name: `Ben ${index}`, email: `ben${index}@polder.example` })),
];
const names = (text: string, caret = text.length) => suggestRecipients(text, caret, known).map(({ name }) => name);

test('who has the typed words in name or address is suggested, a few at most', () => {
  expect(names('aicha')).toEqual(['Aïcha Benali']);
  expect(names('visser')).toEqual(['Bram Visser']);
  expect(names('ben')).toHaveLength(6);
  expect(names('')).toEqual([]);
  expect(names('nobody')).toEqual([]);
});

test('the word at the caret counts, and who is among the recipients already is not suggested again', () => {
  expect(names('x@y.example; bra')).toEqual(['Bram Visser']);
  expect(names('Bram Visser <BRAM@polder.example>, bra')).toEqual([]);
  expect(names('aich, x@y.example', 4)).toEqual(['Aïcha Benali']);
});

test('a suggestion replaces what was typed, and the next recipient can follow', () => {
  const [, bram] = known;
  if (!bram) throw new Error('No Bram.');
  expect(completeRecipient('bra', 3, bram)).toEqual({ text: 'Bram Visser <bram@polder.example>, ', caret: 35 });
  expect(completeRecipient('a@b.example,bra', 15, bram).text).toBe('a@b.example, Bram Visser <bram@polder.example>, ');
  expect(completeRecipient('bra, a@b.example', 3, bram).text).toBe('Bram Visser <bram@polder.example>, a@b.example');
});

test('an address to write to survives any name', () => {
  const address = composeAddress({ name: 'Bos, <Ann> & "Co"', email: 'ann+x@polder.example' });
  expect(new URL(address, 'http://polder.example').searchParams.get('to')).toBe('Bos Ann & Co <ann+x@polder.example>');
});

test.each([
  ['"Bakker, Pieter" <pieter@x.example>; b@x.example', ['"Bakker, Pieter" <pieter@x.example>', 'b@x.example']],
  ['"B\\", P" <p@x.example>,, c@x.example,', ['"B\\", P" <p@x.example>', 'c@x.example']],
  ['Jan "de Boer, a@x.example', ['Jan "de Boer', 'a@x.example']],
  ['a <b, c@x.example', ['a <b', 'c@x.example']],
])('the recipients in %s', (text, recipients) => {
  expect(addressesOf(text)).toEqual(recipients);
});

test('a quoted name may contain a comma', () => {
  const pieter = '"Bakker, Pieter" <pieter@x.example>';
  expect(addressProblem({ to: pieter })).toBeNull();
  expect(namesOf(`${pieter}, Sanne <s@x.example>`)).toBe('Bakker, Pieter, Sanne');
  expect(names(`${pieter}, bra`)).toEqual(['Bram Visser']);
  expect(names(`bra, ${pieter}`, 3)).toEqual(['Bram Visser']);
});

test('copies alone are enough, and an error names its field', () => {
  expect(addressProblem({ to: '', cc: 'a@b.example' })).toBeNull();
  expect(addressProblem({ to: 'a@b.example', bcc: 'nobody' })).toEqual({
    field: 'bcc',
    kind: 'malformed',
    address: 'nobody',
  });
  expect(addressProblem({ to: ' , ' })).toEqual({ field: 'to', kind: 'missing' });
});
