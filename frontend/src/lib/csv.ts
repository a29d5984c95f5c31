/** Makes programs that guess the encoding, such as Excel, read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** How a cell begins that a spreadsheet treats as a formula. PapaParse's own pattern misses cells with several lines. */
export const formulaStart = /^[=+\-@\t\r]/;

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

/** A cell in quotation marks where it needs them (RFC 4180), or has spaces at its ends, which some programs trim. */
export const quoteCell = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
