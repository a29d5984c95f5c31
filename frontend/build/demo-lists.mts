import type { Plugin } from 'vite';

/**
 * Makes a development server load modules anew when a demo is added or deleted: of what they watch, Vite only sees
 * changes of files that were there.
 * @param lists matches the ids of the modules that are made from all demos of a folder
 */
export function followDemos(lists: RegExp): Plugin['hotUpdate'] {
  return function ({ type, file, modules }) {
    if (type === 'update' || !file.endsWith('.demo.tsx')) return undefined;
    const known = [...this.environment.moduleGraph.idToModuleMap];
    return [...modules, ...known.filter(([id]) => lists.test(id)).map(([, module]) => module)];
  };
}
