import { type DataColours, dataColoursFor } from '../lib/dataColours';
import { usePageTheme } from './usePageTheme';

/** The data colours of the page's theme, for what is drawn by a script. CSS has them as `--polder-data-1` … `8`. */
export const useDataColours = (): DataColours => dataColoursFor(usePageTheme().darkMode);
