/**
 * What makes a spreadsheet take a cell for a formula (OWASP, "CSV Injection"), behind any number of the apostrophes
 * that escape it. Counting those in keeps escaping reversible.
 */
const formula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: an apostrophe in front makes text of what looks like a formula. */
export const escapeFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

/** The cell as it was before {@link escapeFormula}. */
export const unescapeFormula = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell);
