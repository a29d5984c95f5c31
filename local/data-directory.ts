import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Increased when the format of stored data changes incompatibly. */
const dataFormat = 1;

const descriptionSchema = z.object({ format: z.number().int().positive(), secret: z.string().min(32) });

/** All that Polder writes into its data folder. The description is the last: as long as it exists, the folder is Polder's. */
export const dataEntries = [
  'appsync',
  'aws-config',
  'cloudwatch',
  'cognito',
  'dynamodb',
  'first-start-done',
  'mailbox',
  's3',
  'polder.json.new',
  'polder.json',
] as const;

export interface DataDirectory {
  readonly path: string;
  /** Belongs to this folder alone; the local cloud derives its credentials from it. */
  readonly secret: string;
}

/** The data folder cannot be used; the message says why and what to do. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/**
 * Opens the local cloud's data folder; creates it when it does not exist.
 * @throws DataDirectoryError when it has other files, or its description is damaged or written by a newer Polder.
 */
export function openDataDirectory(directory: string): DataDirectory {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'polder.json');
  if (existsSync(file)) return { path: directory, secret: readDescription(file) };
  // A first start that was killed leaves it.
  const unfinished = `${file}.new`;
  // Files of others would be mixed with Polder's.
  if (readdirSync(directory).some((name) => name !== path.basename(unfinished))) {
    throw new DataDirectoryError(
      `${directory} has files, but no polder.json, so it is not Polder's data. ` +
        'Choose an empty or a new folder with POLDER_DATA.',
    );
  }
  const secret = randomBytes(32).toString('hex');
  writeFileSync(unfinished, JSON.stringify({ format: dataFormat, secret }), { mode: 0o600 });
  renameSync(unfinished, file);
  return { path: directory, secret };
}

function readDescription(file: string): string {
  const parsed = descriptionSchema.safeParse(readJson(file));
  if (!parsed.success) {
    throw new DataDirectoryError(`${file} is damaged. Restore it from a copy, or start empty with "npm run reset".`);
  }
  const { format, secret } = parsed.data;
  if (format > dataFormat) {
    throw new DataDirectoryError(
      `The data in ${path.dirname(file)} was written by a newer Polder (format ${format}, this one knows ${dataFormat}). ` +
        'Update Polder, or choose another folder with POLDER_DATA.',
    );
  }
  return secret;
}

/** The content of a JSON file; undefined when it is missing or not JSON. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
