declare module '*.svg?glyph' {
  import type { IconShape } from './components/Icon';

  const glyph: IconShape;
  export default glyph;
}

// Every icon of a set, by frontend/build/icon-sets.mts.
declare module 'virtual:icon-set/*' {
  const icons: readonly (readonly [name: string, shapes: [tag: string, attributes: Record<string, string>][]])[];
  export default icons;
}

// The components that each page of the component book shows, by its address, and their props: both by
// frontend/build/component-props.mts, whose keys are `reactstrap#Button`.
declare module 'virtual:shown-components' {
  const components: Readonly<Record<string, readonly string[]>>;
  export default components;
}
declare module 'virtual:component-props' {
  const props: Readonly<Record<string, import('./demos/frame/demo').ComponentProps>>;
  export default props;
}

// The style of each accent, but the brand's, by frontend/build/accent-styles.mts.
declare module 'virtual:accent-styles' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

// Sucrase's parser, by the files that the build takes; its types are elsewhere.
declare module 'sucrase/dist/esm/parser' {
  export * from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/esm/parser/tokenizer/index' {
  export type * from 'sucrase/dist/types/parser/tokenizer';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export * from 'sucrase/dist/types/parser/tokenizer/types';
}
