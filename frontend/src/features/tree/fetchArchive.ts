import address from './archive.json?url';
import { type Branch, branchSchema } from './tree';

/**
 * Asks the website for the archive's homes.
 * @throws Error when it cannot be reached or answers something else
 */
export async function fetchArchive(): Promise<Branch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The archive answered with status ${response.status}.`);
  return branchSchema.parse(await response.json());
}
