/**
 * What a spreadsheet treats as a formula (OWASP, "CSV Injection"), after any number of the apostrophes that escape it.
 * Including those makes escaping reversible.
 */
const formula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

/** Escapes a cell that looks like a formula: with an apostrophe in front it is text. */
export const escapeFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

/** Reverts {@link escapeFormula}. */
export const unescapeFormula = (cell: string) => (escaped.test(cell) ? cell.slice(1) : cell);
