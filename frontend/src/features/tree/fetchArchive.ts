import address from './archive.json?url';
import { type Branch, branchSchema } from './tree';

/**
 * Fetches the archive's homes.
 * @throws Error when the website cannot be reached or the answer is invalid
 */
export async function fetchArchive(): Promise<Branch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The archive answered with status ${response.status}.`);
  return branchSchema.parse(await response.json());
}
