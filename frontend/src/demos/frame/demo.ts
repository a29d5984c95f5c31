import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../../lib/i18n';

/** A text in every language of the interface. */
export type Localised<T = string> = Readonly<Record<Language, T>>;

/** Something of a demo that a reader may change, by the name of the prop that it sets. */
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

/** What a demo's file says about itself, in a literal: the build reads it too (frontend/build/demo-files.mts). */
export interface DemoAbout {
  /**
   * For a demo that only a browser can draw, as it shows today's date or brings styles of its own: how high it is, in
   * rem. The page's built document keeps that place free.
   */
  readonly browserHeight?: number;
  /** Its place on the page, from small to large. */
  readonly place: number;
  readonly title: Localised;
  /** One sentence: when to use this. */
  readonly when: Localised;
  /** Props to play with. */
  readonly controls?: DemoControls;
}

/** The props that a demo gets from its controls. */
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
  // biome-ignore lint/suspicious/noExplicitAny: each demo has the props of its own controls
  readonly default: ComponentType<any>;
}

/** What a piece of source code is, for its colour. */
export type CodeKind = 'plain' | 'keyword' | 'string' | 'constant' | 'function' | 'comment' | 'punctuation' | 'tag';

/** A place in source code for what is chosen in a control. */
export interface Slot {
  readonly control: string;
  /**
   * How it is written there: `'danger'`; `"danger"` or `{3}`, as after the name of an attribute; bare, as in a template;
   * or the words that go with it.
   */
  readonly as: 'literal' | 'attribute' | 'bare' | 'words';
  readonly words?: Readonly<Record<string, string>>;
}

/** Source code line by line, each in pieces; a piece with a slot says what is chosen before anybody changed it. */
export type CodeLines = readonly (readonly (readonly [CodeKind, string, Slot?])[])[];

/** A demo's source in one language. */
export interface SourceForms {
  /** A file that compiles where it is pasted (frontend/build/copied-source.mts). */
  readonly file: CodeLines;
  /** Only what it draws; left out where that is no JSX. */
  readonly jsx?: CodeLines;
}

/** `<name>.demo.tsx?source`: what its page shows of a demo's source, for people to copy. */
export interface DemoSource {
  /** The file's path in the repository. */
  readonly file: string;
  readonly forms: Localised<SourceForms>;
}

/** Another page, by its place in the route table. */
export interface RelatedPage {
  readonly path: string;
  readonly titleKey: ParseKeys<'layout'>;
}

/** A demo of a page, under the name of its file. */
export interface NamedDemo extends DemoModule {
  /** `./InlineMessage.demo.tsx` is `inline-message`: its anchor on the page. */
  readonly id: string;
  /** The key of its source among the page's sources. */
  readonly file: string;
}

/** What a page of the component book says of its component. */
export interface DemoPageAbout {
  readonly titleKey: ParseKeys<'layout'>;
  /** When to use the component, in a sentence or two. */
  readonly when: Localised;
  /** What keyboards and screen readers get, and what is left for those who use the component to do. */
  readonly accessibility: Localised<readonly string[]>;
  readonly related: readonly RelatedPage[];
}

/** A page's demos in the order of their places. */
export function namedDemos(modules: Readonly<Record<string, DemoModule>>): NamedDemo[] {
  return Object.entries(modules)
    .map(([file, module]) => ({ id: demoId(file), file, about: module.about, default: module.default }))
    .sort((one, other) => one.about.place - other.about.place);
}

/** The name by which a demo's file is known in addresses: `ui/alerts/InlineMessage.demo.tsx` is `inline-message`. */
export function demoId(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.demo\.tsx$/, '');
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
