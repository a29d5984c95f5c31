/**
 * Ids of rentals that come from a file without ids: a rental's id follows from what it is, so that bringing in the
 * same file again finds the same rentals instead of adding them twice.
 */

const encoder = new TextEncoder();

/**
 * The id of a rental: the first 32 hexadecimal digits of SHA-256 over `Code|Name|occurrence`. Runs where Web Crypto
 * does: Node, browsers on a secure origin, and their workers.
 * @param occurrence how many earlier rows of the same file have the same code and name: 0 for the first
 */
export async function rentalIdOf(code: string, name: string, occurrence: number): Promise<string> {
  const text = encoder.encode(`${code}|${name}|${occurrence}`);
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', text), 0, 16);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
