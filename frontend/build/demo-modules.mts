import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { followDemos } from './demo-lists.mts';

/** How the module of a folder's demos begins; the folder's path from the repository follows. */
export const demoModules = 'virtual:demo-modules/';

/**
 * `virtual:demo-modules/frontend/src/demos/ui/alerts` has what the demos of that page import, for those that are edited
 * there. It is loaded with the first one.
 * @param root the repository
 */
export function demoModulesOfPages(root: string): Plugin {
  return {
    name: 'polder-demo-modules',
    hotUpdate: followDemos(/^\0virtual:demo-modules\//),
    resolveId: { filter: { id: /^virtual:demo-modules\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:demo-modules\// },
      async handler(id) {
        const folder = id.slice(demoModules.length + 1);
        const { providedModules } = await import('./runnable-demos.mts');
        const demos = new Map<string, string>();
        for (const name of readdirSync(join(root, folder)).sort()) {
          if (!name.endsWith('.demo.tsx')) continue;
          this.addWatchFile(join(root, folder, name));
          const file = posix.join(folder, name).replace(/^frontend\/src\//, '');
          demos.set(file, readFileSync(join(root, folder, name), 'utf8'));
        }
        return { code: providedModules(demos, join(root, 'frontend/src')), moduleType: 'js' };
      },
    },
  };
}
