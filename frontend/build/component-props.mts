import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentProps } from '../src/demos/frame/demo.ts';
import { followDemos } from './demo-lists.mts';
import type { ShownComponent } from './shown-components.mts';

/**
 * What the component book says about the components that its demos import:
 *
 * - `virtual:shown-components` has their keys by the page's address, so that a page can name them at once;
 * - `virtual:component-props` has the props of all of them by key, for the tables that readers open. TypeScript is only
 *   asked when that is loaded, so that a development server starts without it.
 *
 * @param root the repository
 */
export function componentProps(root: string): Plugin {
  const source = join(root, 'frontend/src');
  const files = () =>
    readdirSync(join(source, 'demos'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.demo.tsx'))
      .map((file) => `demos/${file.replaceAll('\\', '/')}`)
      .sort();
  let isBuild = false;
  let built: Promise<Record<string, ComponentProps>> | undefined;
  return {
    name: 'polder-component-props',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Builds that watch: another file may have other props.
    watchChange() {
      built = undefined;
    },
    hotUpdate: followDemos(/^\0virtual:(shown-components|component-props)$/),
    resolveId: { filter: { id: /^virtual:(shown-components|component-props)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(shown-components|component-props)$/ },
      async handler(id) {
        for (const file of files()) this.addWatchFile(join(source, file));
        const { keyOf, shownComponents } = await import('./shown-components.mts');
        const pages = shownComponents(source, files());
        if (id === '\0virtual:shown-components') {
          const keys = Object.fromEntries([...pages].map(([address, page]) => [address, page.map(keyOf)]));
          return { code: `export default ${JSON.stringify(keys)};`, moduleType: 'js' };
        }
        const components = [...pages.values()].flat();
        for (const file of components.flatMap((component) => ownFiles(root, component))) this.addWatchFile(file);
        // The website and the renderer of its documents ask for the same.
        const read = (isBuild && built) || propsByKey(root, components);
        built = read;
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(await read))});`, moduleType: 'js' };
      },
    },
  };
}

/** The props of components, from their types and their code, by key. */
export async function propsByKey(
  root: string,
  components: readonly ShownComponent[],
): Promise<Record<string, ComponentProps>> {
  const [{ keyOf }, { propsOfTypes }] = await Promise.all([
    import('./shown-components.mts'),
    import('./props-of-types.mts'),
  ]);
  const each = [...new Map(components.map((component) => [keyOf(component), component])).values()];
  const typed = propsOfTypes(join(root, 'frontend'), each);
  const described = await Promise.all(each.map((component, index) => withNotes(root, component, typed[index])));
  return Object.fromEntries(described.map((one, index) => [keyOf(each[index] as ShownComponent), one]));
}

type Typed = ReturnType<typeof import('./props-of-types.mts').propsOfTypes>[number];

async function withNotes(root: string, component: ShownComponent, typed?: Typed): Promise<ComponentProps> {
  const { defaultsOfFunction, notesOfReactstrap } = await import('./prop-defaults.mts');
  const { name, from } = component;
  const isOurs = from !== 'reactstrap';
  const file = isOurs ? ownFiles(root, component).at(-1) : reactstrapFile(name);
  const code = file ? readFileSync(file, 'utf8') : '';
  const { defaults, meanings } = isOurs
    ? { defaults: defaultsOfFunction(code, file ?? '', name), meanings: new Map<string, string>() }
    : notesOfReactstrap(code, file ?? '');
  return {
    name,
    from: isOurs && file ? relative(root, file).replaceAll('\\', '/') : from,
    ...(typed?.attributesOf && { attributesOf: typed.attributesOf }),
    props: (typed?.props ?? []).map(({ name, type, isRequired, meaning }) => {
      const value = defaults.get(name);
      const words = meaning || meanings.get(name);
      return {
        name,
        type,
        ...(isRequired && { isRequired }),
        ...(value !== undefined && { default: value }),
        ...(words && { meaning: words }),
      };
    }),
  };
}

const reactstrapFile = (name: string) =>
  join(dirname(createRequire(import.meta.url).resolve('reactstrap/package.json')), 'esm', `${name}.js`);

/**
 * The file with the function of a component of Polder, last. A feature's public module, which exports it from another
 * one, is before it.
 */
function ownFiles(root: string, { from, exported, name }: ShownComponent): string[] {
  const module = join(root, 'frontend/src', from);
  const file = [`${module}.tsx`, `${module}.ts`].find((one) => existsSync(one));
  if (!file) return [];
  if (exported === 'default') return [file];
  const code = readFileSync(file, 'utf8');
  const origin = new RegExp(`\\b${name}\\b[^;]*?\\} from '([^']+)'`).exec(code)?.[1];
  if (!origin) return [file];
  return [
    file,
    ...ownFiles(root, { name, exported, from: relative(join(root, 'frontend/src'), join(dirname(file), origin)) }),
  ];
}
