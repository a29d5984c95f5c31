import {
  type PaletteItem,
  type PaletteSection,
  searchPalette,
} from '../../../frontend/src/features/palette/paletteItems';

const item = (title: string, more: Partial<PaletteItem> = {}): PaletteItem => ({ id: title, title, run() {}, ...more });
const section = (title: string, items: PaletteItem[], max = 9): PaletteSection => ({ id: title, title, items, max });
const shown = (sections: PaletteSection[], search: string) =>
  searchPalette(sections, search).map(({ title, found }) => [title, ...found.map((one) => one.item.title)]);

const sections = [
  section('Recent', [item('Email')]),
  section('Actions', [item('Switch to dark', { words: 'theme colours' }), item('New note')]),
  section('Apps', [item('Email'), item('Notes'), item('Calendar', { detail: 'Apps' })]),
];

test('without a search, all items are in their order, each once', () => {
  expect(shown(sections, ' ')).toEqual([
    ['Recent', 'Email'],
    ['Actions', 'Switch to dark', 'New note'],
    ['Apps', 'Notes', 'Calendar'],
  ]);
});

test('a search puts the section with the best answer first', () => {
  expect(shown(sections, 'note')).toEqual([
    ['Apps', 'Notes'],
    ['Actions', 'New note'],
  ]);
});

test('other words lead to an item too, but a title counts for more', () => {
  expect(shown(sections, 'theme')).toEqual([['Actions', 'Switch to dark']]);
  const both = [section('All', [item('One', { words: 'calendar' }), item('Calendar')])];
  expect(shown(both, 'calendar')).toEqual([['All', 'Calendar', 'One']]);
});

test('a whole word beside a title counts for more than letters scattered over another title', () => {
  const both = [section('All', [item('They are as all others are, lengthy'), item('Language', { words: 'taal' })])];
  expect(shown(both, 'taal')).toEqual([['All', 'Language', 'They are as all others are, lengthy']]);
});

test('what was found by a text that is not shown comes after what matches by a name', () => {
  const all = [
    section('In your apps', [item('Eva Novák', { words: 'taal', isFoundByText: true })]),
    section('Actions', [item('Change language', { words: 'language taal' })]),
  ];
  expect(shown(all, 'taal')).toEqual([
    ['Actions', 'Change language'],
    ['In your apps', 'Eva Novák'],
  ]);
});

test('what was found by other words is not marked in the title', () => {
  expect(searchPalette(sections, 'theme')[0]?.found[0]?.places).toEqual([]);
});

test('a section shows no more than its share', () => {
  const many = section(
    'Many',
    ['Table 1', 'Table 2', 'Table 3'].map((title) => item(title)),
    2,
  );
  expect(shown([many], 'table')).toEqual([['Many', 'Table 1', 'Table 2']]);
});

test('nothing found is no section', () => {
  expect(searchPalette(sections, 'zzz')).toEqual([]);
});
