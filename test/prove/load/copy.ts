import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(__dirname, '..', '..', '..');
/** The longest takes some 5 minutes on a machine with other things to do. */
const maxMinutes = 30;

export interface CommandResult {
  readonly isDone: boolean;
  readonly output: string;
}

/** Runs commands in a folder, each for 30 minutes at most. */
export const commandsIn =
  (folder: string, minutes = maxMinutes) =>
  ([command = '', ...words]: readonly string[]): CommandResult => {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, timeout: minutes * 60_000 } as const;
    const { status, stdout, stderr, error } = spawnSync(command, words, options);
    // A command that cannot be started, or takes longer.
    return {
      isDone: status === 0 && !error,
      output: `${stdout ?? ''}${stderr ?? ''}${error ? `\n${error.message}` : ''}`,
    };
  };

/** Copies the last commit, with the packages that are installed, into an empty folder. */
export function copyRepository(folder: string): void {
  const { isDone, output } = commandsIn(folder)(['git', 'clone', '-q', '--shared', repository, '.']);
  if (!isDone) throw new Error(`The repository was not copied: ${output}`);
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
}
