/** What groups the thousands of a file's populations, where one group alone could as well be a decimal. */
export const thousandsMarks = ['none', 'point', 'comma'] as const;
export type ThousandsMark = (typeof thousandsMarks)[number];

export type PopulationProblem = 'missing' | 'notANumber' | 'negative' | 'decimal' | 'ambiguous' | 'tooLarge';

/** GraphQL's largest Int. */
export const largestPopulation = 2 ** 31 - 1;

/** Spaces of every width, and the apostrophes of Switzerland: never a decimal mark. */
const grouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+$/;
const oneGroup = { point: /^\d{1,3}\.\d{3}$/, comma: /^\d{1,3},\d{3}$/ };
const severalGroups = { point: /^\d{1,3}(?:\.\d{3}){2,}$/, comma: /^\d{1,3}(?:,\d{3}){2,}$/ };

/**
 * Reads a population: a whole number from 0 to 2,147,483,647, its thousands grouped or not.
 * `1.234` is a thousand in Dutch and little more than one in English, so it counts only where `mark` says which.
 */
export function readPopulationCell(cell: string, mark: ThousandsMark): number | PopulationProblem {
  const text = cell.trim();
  if (text === '') return 'missing';
  if (/^\d+$/.test(text)) return inRange(text);
  const isGrouped = [grouped, severalGroups.point, severalGroups.comma].some((form) => form.test(text));
  if (isGrouped || (mark !== 'none' && oneGroup[mark].test(text))) return inRange(text.replace(/\D/g, ''));
  if (oneGroup.point.test(text) || oneGroup.comma.test(text)) return mark === 'none' ? 'ambiguous' : 'decimal';
  if (/^[-−]\s*\d/.test(text)) return 'negative';
  return /^\d[\d ]*[.,]\d+$/.test(text) ? 'decimal' : 'notANumber';
}

function inRange(digits: string): number | PopulationProblem {
  const value = Number(digits);
  return value <= largestPopulation ? value : 'tooLarge';
}

/** The mark that a column's cells prove to be in use: `none` where nothing does. */
export function guessThousandsMark(cells: readonly string[]): ThousandsMark {
  const proven = (['point', 'comma'] as const).filter((mark) =>
    cells.some((cell) => severalGroups[mark].test(cell.trim())),
  );
  return proven.length === 1 ? (proven[0] as ThousandsMark) : 'none';
}
