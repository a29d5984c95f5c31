/**
 * Writes, as JSON, what a development server does with the modules that are made from demos. A process of its own, as
 * jest cannot load Vite. Called with an empty folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { componentProps } from '../../../frontend/build/component-props.mts';
import { demoModulesOfPages } from '../../../frontend/build/demo-modules.mts';

const [root = ''] = process.argv.slice(2);
const frontend = path.join(root, 'frontend');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(frontend, file)), { recursive: true });
  writeFileSync(path.join(frontend, file), text);
};
const demo = (name: string, from: string) =>
  `import { ${name} } from '../../../${from}';\nexport default () => <${name} />;\n`;
const badge = (size: string) => `export function Badge({ size = '${size}' }: { size?: string }) { return null; }\n`;

write('tsconfig.json', '{ "compilerOptions": { "jsx": "preserve" } }');
write('src/features/labels/Badge.tsx', badge('small'));
write('src/features/labels/public/labels.ts', "export { Badge } from '../Badge';\n");
write('src/components/Mark.tsx', 'export const Mark = () => null;\n');
write('src/demos/ui/badges/Plain.demo.tsx', demo('Badge', 'features/labels/public/labels'));

const modules = ['component-props', 'shown-components', 'demo-modules/frontend/src/demos/ui/badges'];
write('src/main.ts', modules.map((name) => `import 'virtual:${name}';\n`).join(''));

const server = await createServer({
  root: frontend,
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [componentProps(root), demoModulesOfPages(root)],
});
// Its watcher may have been ready before anyone could listen for that.
const watches = (name: string) => Object.values(server.watcher.getWatched()).flat().includes(name);
for (let left = 500; left > 0 && !(watches('Badge.tsx') && watches('Plain.demo.tsx')); left -= 1) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const loaded = () =>
  Promise.all(
    modules.map(async (name) => (await server.environments.client.transformRequest(`virtual:${name}`))?.code ?? ''),
  );
/** Waits until the server has seen a change of files and loads something else, at most some seconds. */
async function after(change: () => void, word: string): Promise<boolean[]> {
  change();
  for (let left = 50; left > 0; left -= 1) {
    const codes = await loaded();
    if (left === 1 || codes.some((code) => code.includes(word))) return codes.map((code) => code.includes(word));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}

// A page that imports them: the server only follows the files of modules that it knows before it loads them.
await server.environments.client.transformRequest('/src/main.ts');
await loaded();
const changed = await after(() => write('src/features/labels/Badge.tsx', badge('large')), 'large');
const added = await after(() => write('src/demos/ui/badges/Marked.demo.tsx', demo('Mark', 'components/Mark')), 'Mark');
process.stdout.write(JSON.stringify({ changed, added }));
await server.close();
