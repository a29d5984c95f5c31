/** The search in the topbar, which opens the palette. */
export { PaletteButton } from '../PaletteButton';
