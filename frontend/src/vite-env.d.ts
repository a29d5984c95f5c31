declare module '*.svg?glyph' {
  import type { Glyph } from './components/Icon';

  const glyph: Glyph;
  export default glyph;
}
