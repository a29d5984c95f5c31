import collection from 'bootstrap-icons/icons/collection.svg?glyph';
import grid from 'bootstrap-icons/icons/grid-3x3-gap.svg?glyph';
import house from 'bootstrap-icons/icons/house-door.svg?glyph';
import layoutTextWindow from 'bootstrap-icons/icons/layout-text-window.svg?glyph';
import shieldCheck from 'bootstrap-icons/icons/shield-check.svg?glyph';
import table from 'bootstrap-icons/icons/table.svg?glyph';
import uiChecks from 'bootstrap-icons/icons/ui-checks.svg?glyph';
import type { IconShape } from '../../components/Icon';
import type { Page, PageGroup } from '../../navigation/page';
import { pagesByGroup } from '../../navigation/pages';

/** The first group of pages that show the parts of Polder rather than what it is for. */
export const firstExamples: PageGroup = 'components';

/** A navigation group with its pages, in the page table's order. */
export interface NavigationGroup {
  readonly name: PageGroup;
  readonly icon: IconShape;
  readonly pages: readonly Page[];
}

const icons: Record<PageGroup, IconShape> = {
  dashboards: house,
  apps: grid,
  administration: shieldCheck,
  components: collection,
  forms: uiChecks,
  data: table,
  pages: layoutTextWindow,
};

/** All groups, in the page table's order. */
export const groups: readonly NavigationGroup[] = pagesByGroup().map(([name, pages]) => ({
  name,
  icon: icons[name],
  pages,
}));
