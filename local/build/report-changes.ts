import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { repository } from './inputs';

/** What the cloud runs is bundled and loaded at the start; only the front end follows its sources. */
const folders = ['bin', 'graphql', 'lambdas', 'lib', 'local'];
/** Editors write files of other kinds beside these. */
const isSource = (file: string) => /\.(ts|mjs|graphql)$/.test(file);
/** One saving, or the change of a branch, is several events. */
const pauseMilliseconds = 200;
const maxNames = 3;

/** Logs which sources of the cloud are saved while it runs, as they show only after a restart. */
export function reportChanges(log: (line: string) => void): void {
  const changed = new Set<string>();
  const report = () => {
    const names = [...changed].slice(0, maxNames).join(', ');
    const more = changed.size > maxNames ? ` and ${changed.size - maxNames} more` : '';
    log(`Saved: ${names}${more}. Restart "npm run dev" for the cloud to follow.`);
    changed.clear();
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders.flatMap(foldersBelow)) {
    watch(path.join(repository, folder), (_event, file) => {
      if (!file || !isSource(file)) return;
      changed.add(path.join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(report, pauseMilliseconds);
    });
  }
}

/** Each is watched by itself: Node's `recursive` on Linux loses a file that an editor replaces. */
const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(path.join(repository, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersBelow(path.join(folder, entry.name))),
];
