import {
  applyArrangement,
  cardsWithContent,
  isDefaultArrangement,
  moveCard,
  type PlacedCard,
  resizeCard,
  splitAfterFirstRow,
} from '../../../frontend/src/features/dashboards/arrangement/arrangement';
import {
  readArrangement,
  storeArrangement,
} from '../../../frontend/src/features/dashboards/arrangement/arrangementStorage';

const usual: PlacedCard[] = [
  { id: 'map', width: 2 },
  { id: 'ranking', width: 1 },
  { id: 'sizes', width: 3 },
];
const ids = (cards: readonly PlacedCard[]) => cards.map(({ id }) => id).join(' ');

describe('the arrangement of cards', () => {
  it('is restored as stored', () => {
    const mine = resizeCard(moveCard(usual, 'sizes', 'map'), 'map', 1);
    expect(mine).toEqual([
      { id: 'sizes', width: 3 },
      { id: 'map', width: 1 },
      { id: 'ranking', width: 1 },
    ]);
    expect(applyArrangement(usual, JSON.parse(JSON.stringify(mine)))).toEqual(mine);
  });

  it('has its first row, which the table follows', () => {
    const split = (cards: readonly PlacedCard[]) => splitAfterFirstRow(cards).map(ids);
    expect(split(usual)).toEqual(['map ranking', 'sizes']);
    expect(split(resizeCard(usual, 'ranking', 2))).toEqual(['map', 'ranking sizes']);
    expect(split(usual.slice(0, 1))).toEqual(['map', '']);
    expect(split([])).toEqual(['', '']);
  });

  it('leaves no hole where a card has no content: the last one of its row takes the columns', () => {
    const widths = (isShown: (id: string) => boolean, cards = usual) =>
      cardsWithContent(cards, isShown).map(({ id, width }) => `${id} ${width}`);
    expect(widths(() => true)).toEqual(['map 2', 'ranking 1', 'sizes 3']);
    expect(widths((id) => id !== 'ranking')).toEqual(['map 3', 'sizes 3']);
    expect(widths((id) => id !== 'map')).toEqual(['ranking 3', 'sizes 3']);
    expect(widths((id) => id === 'sizes')).toEqual(['sizes 3']);
    // A hole that a person left stays.
    expect(widths(() => true, resizeCard(usual, 'map', 1))).toEqual(['map 1', 'ranking 1', 'sizes 3']);
    expect(widths(() => false)).toEqual([]);
  });

  it('is the default when nothing valid was stored', () => {
    for (const kept of [null, undefined, 'cards', { map: 1 }, [null, 3, { id: 7 }, { id: 'map', width: 9 }]]) {
      // The same list: the dashboard is not drawn again for it.
      expect(applyArrangement(usual, kept)).toBe(usual);
    }
  });

  it('has every card once: new ones after their default predecessor, and no removed ones', () => {
    const kept = [
      { id: 'sizes', width: 1 },
      { id: 'old', width: 1 },
      { id: 'map', width: 2 },
      { id: 'sizes', width: 2 },
    ];
    expect(ids(applyArrangement(usual, kept))).toBe('sizes map ranking');
    expect(ids(applyArrangement(usual, [{ id: 'ranking', width: 1 }]))).toBe('map ranking sizes');
  });

  it('moves a card either way', () => {
    expect(ids(moveCard(usual, 'map', 'sizes'))).toBe('ranking sizes map');
    expect(ids(moveCard(usual, 'sizes', 'map'))).toBe('sizes map ranking');
    expect(ids(moveCard(usual, 'nothing', 'map'))).toBe('map ranking sizes');
  });

  it('detects the default', () => {
    expect(isDefaultArrangement(usual, usual)).toBe(true);
    expect(isDefaultArrangement(resizeCard(usual, 'map', 3), usual)).toBe(false);
    expect(isDefaultArrangement(moveCard(usual, 'map', 'ranking'), usual)).toBe(false);
  });
});

describe('the stored arrangement', () => {
  beforeEach(() => localStorage.clear());

  it('is separate for each user and dashboard', () => {
    storeArrangement('anna', 'utrecht', usual);
    expect(readArrangement('anna', 'utrecht')).toEqual(usual);
    expect(readArrangement('jan', 'utrecht')).toBeNull();
    expect(readArrangement(null, 'utrecht')).toBeNull();
    expect(readArrangement('anna', 'rotterdam')).toBeNull();
  });

  it('is empty when damaged, and after a reset', () => {
    localStorage.setItem('polder.account.anna.arrangement.utrecht', '[{');
    expect(readArrangement('anna', 'utrecht')).toBeNull();
    storeArrangement('anna', 'utrecht', usual);
    storeArrangement('anna', 'utrecht', null);
    expect(localStorage.length).toBe(0);
  });
});
