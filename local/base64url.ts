/**
 * Decodes strict base64url without padding. Node also accepts other letters, padding and spare
 * bits, so that a changed signature could decode to the true one.
 * @returns null for any other text
 */
export function decodeBase64url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}
