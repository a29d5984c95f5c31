/** Writes, as JSON, what the build reads of components. A process of its own, as jest cannot load the parser or TypeScript. */
import { readFileSync } from 'node:fs';
import { propsByKey } from '../../../frontend/build/component-props.mts';
import { defaultsOfFunction, notesOfReactstrap } from '../../../frontend/build/prop-defaults.mts';
import { componentsOf, type ShownComponent } from '../../../frontend/build/shown-components.mts';
import type { ComponentProps } from '../../../frontend/src/demos/frame/demo.ts';

export interface Asked {
  readonly components: readonly ShownComponent[];
  /** A demo's source, whose imports are read. */
  readonly demo: string;
  /** A component's source in TypeScript, and one as reactstrap is compiled. */
  readonly written: string;
  readonly compiled: string;
}

export interface Answered {
  readonly props: Readonly<Record<string, ComponentProps>>;
  readonly shown: readonly ShownComponent[];
  readonly defaults: readonly (readonly [string, string])[];
  readonly notes: { readonly defaults: Answered['defaults']; readonly meanings: Answered['defaults'] };
}

const { components, demo, written, compiled }: Asked = JSON.parse(readFileSync(0, 'utf8'));
const { defaults, meanings } = notesOfReactstrap(compiled, 'Compiled.js');
const answered: Answered = {
  props: await propsByKey(process.cwd(), components),
  shown: componentsOf(demo, 'demos/ui/cards/Sample.demo.tsx'),
  defaults: [...defaultsOfFunction(written, 'Written.tsx', 'Written')],
  notes: { defaults: [...defaults], meanings: [...meanings] },
};
process.stdout.write(JSON.stringify(answered));
