import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSigningKey as generateKey } from '../../../local/cognito/signing-key';

/** Pools that a test compares have different keys. */
const keyCount = 4;
let pools = 0;

/**
 * In place of local/cognito/signing-key.ts: the run's keys in turn, generated once. Some 200 pools are opened in a run,
 * and a key of its own for each took a quarter of the processor's time.
 */
export function newSigningKey(): string {
  const folder = process.env.POLDER_TEST_FOLDER;
  if (!folder) return generateKey();
  const file = path.join(folder, `signing-key-${pools++ % keyCount}.pem`);
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, generateKey(), { mode: 0o600 });
    // Another process may generate it at the same time: each reads one of the two whole.
    renameSync(unfinished, file);
  }
  return readFileSync(file, 'utf8');
}
