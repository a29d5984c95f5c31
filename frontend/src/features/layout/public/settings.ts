/** The layout settings, as chosen. */
export { navigationForm } from '../applyLayout';
export {
  type LayoutSettings,
  layoutChanged,
  selectDarkMode,
  selectLayout,
  selectMobileSidebar,
  selectRightToLeft,
} from '../layoutSlice';
