const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A number of bytes in the reader's language: `176 B`, `1.2 kB`, `12 MB`.
 * @param bytes 0 or more
 */
export function writeSize(bytes: number, language: string): string {
  // `Intl` has no symbol for bytes: it writes "176 byte".
  if (bytes < 1000) return `${new Intl.NumberFormat(language).format(bytes)} B`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1],
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
