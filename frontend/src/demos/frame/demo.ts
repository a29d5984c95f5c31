import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../../lib/i18n';
import type { PagePath } from '../../navigation/pages';
import type { Documentation } from './documentation';

/** A text in every UI language. */
export type Localised<T = string> = Readonly<Record<Language, T>>;

/** An input with which the reader changes one prop of a demo. */
export type DemoControl =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly value: string }
  | { readonly kind: 'switch'; readonly value: boolean }
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly value: number;
    }
  | { readonly kind: 'text'; readonly value: string };

export type DemoControls = Readonly<Record<string, DemoControl>>;

/** A demo's metadata. Must be a literal, since the build reads it from the source (frontend/build/demo-files.mts). */
export interface DemoAbout {
  /**
   * The demo's height in rem, if it can only be rendered in a browser because it shows today's date or injects styles.
   * The prerendered page reserves this height.
   */
  readonly browserHeight?: number;
  /** Position on the page, ascending. */
  readonly place: number;
  /** The anchor that the demo had before it was renamed: links to it still lead here. */
  readonly formerAnchor?: string;
  readonly title: Localised;
  /** One sentence: when to use this. */
  readonly when: Localised;
  /** Props that the reader can change. */
  readonly controls?: DemoControls;
}

/** The props that a demo receives from its controls. */
export type ControlValues<Controls extends DemoControls> = {
  [Name in keyof Controls]: Controls[Name] extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : Controls[Name] extends { kind: 'switch' }
      ? boolean
      : Controls[Name] extends { kind: 'range' }
        ? number
        : string;
};

/** A file `<name>.demo.tsx`. */
export interface DemoModule {
  readonly about: DemoAbout;
  // biome-ignore lint/suspicious/noExplicitAny: the props differ per demo
  readonly default: ComponentType<any>;
}

/** Token kind of a piece of source code, for syntax highlighting. */
export type CodeKind = 'plain' | 'keyword' | 'string' | 'constant' | 'function' | 'comment' | 'punctuation' | 'tag';

/** A placeholder in source code for a control's value. */
export interface Slot {
  readonly control: string;
  /**
   * How the value is written: `literal` is `'danger'`; `attribute` is `"danger"` or `{3}`, as in JSX; `bare` has no
   * quotes, as in a template; `words` looks it up in `words`.
   */
  readonly as: 'literal' | 'attribute' | 'bare' | 'words';
  readonly words?: Readonly<Record<string, string>>;
}

/** Source code by line, each line in tokens. A token with a slot contains the control's default value. */
export type CodeLines = readonly (readonly (readonly [CodeKind, string, Slot?])[])[];

/** A demo's source in one language. */
export interface SourceForms {
  /** A file that compiles after pasting (frontend/build/copied-source.mts). */
  readonly file: CodeLines;
  /** Only the rendered JSX; undefined if the demo renders something else. */
  readonly jsx?: CodeLines;
}

/** What the demos of a page import, by what copied sources import it from, and by name. */
export type ProvidedModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `<name>.demo.tsx?source`: the source that the page shows and offers to copy. */
export interface DemoSource {
  /** The file's path in the repository. */
  readonly file: string;
  readonly forms: Localised<SourceForms>;
  /** What the source can import while it is edited; without it, it cannot be edited (frontend/build/runnable-demos.mts). */
  readonly loadModules?: () => Promise<ProvidedModules>;
}

/** A prop of a component: `virtual:component-props`. */
export interface ComponentProp {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  readonly isRequired?: true;
  /** As source code. */
  readonly default?: string;
  /** What its author wrote about it, in English. */
  readonly meaning?: string;
}

/** What the build knows about the props of a component that a page shows (frontend/build/component-props.mts). */
export interface ComponentProps {
  readonly name: string;
  /** Its library, or its file in the repository. */
  readonly from: string;
  /** The HTML element whose attributes it takes too, `button`; `*` for those that all elements have. */
  readonly attributesOf?: string;
  readonly props: readonly ComponentProp[];
}

/** A link to another page of the route table. */
export interface RelatedPage {
  readonly path: PagePath;
  readonly titleKey: ParseKeys<'layout'>;
}

/** A demo of a page, with an id from its file name. */
export interface NamedDemo extends DemoModule {
  /** The anchor on the page: `./InlineMessage.demo.tsx` is `inline-message`. */
  readonly id: string;
  /** The key in the page's `sources`. */
  readonly file: string;
}

/** A component book page's metadata. */
export interface DemoPageAbout {
  readonly titleKey: ParseKeys<'layout'>;
  /** Its demos need the whole width: their titles stay above them on wide screens too. */
  readonly isWide?: true;
  /** When to use the component: one or two sentences. */
  readonly when: Localised;
  /** What the component does for keyboards and screen readers, and what its users have to add. */
  readonly accessibility: Localised<readonly string[]>;
  /** Where the libraries that it shows are documented. */
  readonly documentation: Documentation;
  readonly related: readonly RelatedPage[];
}

/** A page's demos, sorted by `place`. */
export function namedDemos(modules: Readonly<Record<string, DemoModule>>): NamedDemo[] {
  return Object.entries(modules)
    .map(([file, module]) => ({ id: demoId(file), file, about: module.about, default: module.default }))
    .sort((one, other) => one.about.place - other.about.place);
}

/** A demo's anchor from its file name: `ui/alerts/InlineMessage.demo.tsx` is `inline-message`. */
export function demoId(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.demo\.tsx$/, '');
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The demo with this anchor, or with this anchor before it was renamed. */
export function demoAtAnchor(demos: readonly NamedDemo[], anchor: string): NamedDemo | undefined {
  return demos.find(({ id }) => id === anchor) ?? demos.find(({ about }) => about.formerAnchor === anchor);
}
