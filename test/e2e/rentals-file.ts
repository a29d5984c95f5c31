import type { Page } from '@playwright/test';

/** One row of a file. */
export interface FileRow {
  Flag: string;
  Name: string;
  Code: string;
  Population: number;
}

const codes = ['NL', 'BE', 'DE', 'FR', 'SE', 'ES', 'IT', 'PT'];
const flagOf = (code: string) => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));

/** Unique rows, some with CSV edge cases: quotes, delimiters, line breaks, other scripts. */
export function fileRows(prefix: string, count: number): FileRow[] {
  const hard = ['De "Zwaan"', 'Laan, noord', 'Twee\nregels', 'Ærø', 'القاهرة', '東京', "'s-Gravenhage"];
  return Array.from({ length: count }, (_, index) => {
    const code = codes[index % codes.length] as string;
    const tail = index % 10 === 0 ? ` ${hard[(index / 10) % hard.length]}` : '';
    return {
      Flag: flagOf(code),
      Name: `${prefix} ${index}${tail}`,
      Code: code,
      Population: (index * 7919) % 2_000_000,
    };
  });
}

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function toCsv(rows: readonly FileRow[]): string {
  const lines = rows.map((row) => [row.Flag, quoted(row.Name), row.Code, row.Population].join(','));
  return `Flag,Name,Code,Population\n${lines.join('\n')}\n`;
}

/** A file for a page's file input. */
export const csvFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Drags a CSV file over the page and drops it there. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name, { type: 'text/csv' }));
      return transfer;
    },
    { name, text },
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: data });
}
