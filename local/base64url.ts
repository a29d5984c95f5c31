/**
 * Decodes what was encoded as base64url without padding, and nothing else. Node reads other letters, padding and spare
 * bits too, so that many texts would pass for one: a signature that was tampered with for the true one.
 * @returns null for a text that nobody would have encoded so
 */
export function decodeBase64url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}
