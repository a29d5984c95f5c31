/** A marked part of a text, in UTF-16 offsets. */
export interface TextRange {
  readonly begin: number;
  readonly end: number;
}

/** A part of a text with the same marks throughout. */
export interface Segment<Mark extends TextRange> extends TextRange {
  /** The longest first. */
  readonly marks: readonly Mark[];
}

/**
 * Splits a part of a text at each start and end of a mark, so that marks may overlap in any way. Together the segments
 * are the whole part.
 */
export function segmentsOf<Mark extends TextRange>({ begin, end }: TextRange, marks: readonly Mark[]): Segment<Mark>[] {
  const within = marks.filter((mark) => mark.begin < mark.end && mark.begin < end && mark.end > begin);
  const borders = [begin, end, ...within.flatMap((mark) => [mark.begin, mark.end])];
  const cuts = [...new Set(borders)].filter((cut) => cut >= begin && cut <= end).sort((one, other) => one - other);
  const waiting = within.toSorted((one, other) => one.begin - other.begin);
  let next = 0;
  let active: Mark[] = [];
  return cuts.slice(0, -1).map((cut, index) => {
    active = active.filter((mark) => mark.end > cut);
    for (let mark = waiting[next]; mark && mark.begin <= cut; mark = waiting[++next]) active.push(mark);
    const longestFirst = active.toSorted((one, other) => other.end - other.begin - (one.end - one.begin));
    return { begin: cut, end: cuts[index + 1] as number, marks: longestFirst };
  });
}
