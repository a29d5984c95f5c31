/** A card's width, in columns of the dashboard's three. */
export const cardWidths = [1, 2, 3] as const;
export type CardWidth = (typeof cardWidths)[number];

export interface PlacedCard {
  readonly id: string;
  readonly width: CardWidth;
}

/**
 * Applies the user's arrangement.
 * @param defaultCards every card in its default place
 * @param stored the stored arrangement: may be missing or of another version. Unknown cards are dropped, and a card that
 * it lacks is placed after the card that precedes it by default.
 * @returns `defaultCards` itself where nothing differs, so that the dashboard is not drawn again
 */
export function applyArrangement(defaultCards: readonly PlacedCard[], stored: unknown): readonly PlacedCard[] {
  const known = new Set(defaultCards.map(({ id }) => id));
  const cards: PlacedCard[] = [];
  for (const card of Array.isArray(stored) ? stored : []) {
    if (isPlacedCard(card) && known.delete(card.id)) cards.push({ id: card.id, width: card.width });
  }
  defaultCards.forEach((card, index) => {
    if (!known.has(card.id)) return;
    const before = defaultCards[index - 1]?.id;
    cards.splice(cards.findIndex(({ id }) => id === before) + 1, 0, card);
  });
  return isDefaultArrangement(cards, defaultCards) ? defaultCards : cards;
}

function isPlacedCard(value: unknown): value is PlacedCard {
  const { id, width } = (value ?? {}) as Partial<PlacedCard>;
  return typeof id === 'string' && cardWidths.some((known) => known === width);
}

/** Moves a card to the position of another one. */
export function moveCard(cards: readonly PlacedCard[], id: string, toPlaceOf: string): PlacedCard[] {
  const from = cards.findIndex((card) => card.id === id);
  const to = cards.findIndex((card) => card.id === toPlaceOf);
  if (from === -1 || to === -1) return [...cards];
  const next = [...cards];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export function resizeCard(cards: readonly PlacedCard[], id: string, width: CardWidth): PlacedCard[] {
  return cards.map((card) => (card.id === id ? { ...card, width } : card));
}

export function isDefaultArrangement(cards: readonly PlacedCard[], defaultCards: readonly PlacedCard[]): boolean {
  return cards.every(({ id, width }, index) => defaultCards[index]?.id === id && defaultCards[index].width === width);
}

/** The cards of the first row of three columns, and all others. */
export function splitAfterFirstRow(cards: readonly PlacedCard[]): [first: PlacedCard[], others: PlacedCard[]] {
  let columns = 0;
  const end = cards.findIndex(({ width }) => {
    columns += width;
    return columns > cardWidths.length;
  });
  return end === -1 ? [[...cards], []] : [cards.slice(0, end), cards.slice(end)];
}

/** The cards that have content. In a row where some have none, the last one takes their columns: no hole is left. */
export function cardsWithContent(cards: readonly PlacedCard[], hasContent: (id: string) => boolean): PlacedCard[] {
  const shown: PlacedCard[] = [];
  for (let others = [...cards]; others.length > 0; ) {
    const [row, next] = splitAfterFirstRow(others);
    const filled = row.filter(({ id }) => hasContent(id));
    const last = filled.at(-1);
    const free = columnsOf(row) - columnsOf(filled);
    shown.push(...filled.slice(0, -1));
    if (last) shown.push({ ...last, width: (last.width + free) as CardWidth });
    others = next;
  }
  return shown;
}

const columnsOf = (cards: readonly PlacedCard[]) => cards.reduce((columns, { width }) => columns + width, 0);
