import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?glyph';
import arrowsCollapse from 'bootstrap-icons/icons/arrows-collapse.svg?glyph';
import barChartSteps from 'bootstrap-icons/icons/bar-chart-steps.svg?glyph';
import bell from 'bootstrap-icons/icons/bell.svg?glyph';
import cardText from 'bootstrap-icons/icons/card-text.svg?glyph';
import chatLeftText from 'bootstrap-icons/icons/chat-left-text.svg?glyph';
import chevronDoubleRight from 'bootstrap-icons/icons/chevron-double-right.svg?glyph';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?glyph';
import grid3x3 from 'bootstrap-icons/icons/grid-3x3.svg?glyph';
import handIndex from 'bootstrap-icons/icons/hand-index.svg?glyph';
import inputCursorText from 'bootstrap-icons/icons/input-cursor-text.svg?glyph';
import listUl from 'bootstrap-icons/icons/list-ul.svg?glyph';
import menuButtonWide from 'bootstrap-icons/icons/menu-button-wide.svg?glyph';
import patchCheck from 'bootstrap-icons/icons/patch-check.svg?glyph';
import questionCircle from 'bootstrap-icons/icons/question-circle.svg?glyph';
import segmentedNav from 'bootstrap-icons/icons/segmented-nav.svg?glyph';
import signpostSplit from 'bootstrap-icons/icons/signpost-split.svg?glyph';
import table from 'bootstrap-icons/icons/table.svg?glyph';
import threeDots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import window from 'bootstrap-icons/icons/window.svg?glyph';
import windowStack from 'bootstrap-icons/icons/window-stack.svg?glyph';
import { inGroup } from './page-route';

export const componentsRoutes = inGroup('components', [
  {
    path: '/ui/alerts',
    titleKey: 'pages.uiAlerts',
    icon: exclamationTriangle,
    load: () => import('../../demos/ui/AlertsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/badges',
    titleKey: 'pages.uiBadges',
    icon: patchCheck,
    load: () => import('../../demos/ui/BadgesPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/buttons',
    titleKey: 'pages.uiButtons',
    icon: handIndex,
    load: () => import('../../demos/ui/ButtonsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/cards',
    titleKey: 'pages.uiCards',
    icon: cardText,
    load: () => import('../../demos/ui/CardsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/grid',
    titleKey: 'pages.uiGrid',
    icon: grid3x3,
    load: () => import('../../demos/ui/GridPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/table',
    titleKey: 'pages.uiTable',
    icon: table,
    load: () => import('../../demos/ui/TablePage'),
    texts: ['demos'],
  },
  {
    path: '/ui/forms',
    titleKey: 'pages.uiForms',
    icon: inputCursorText,
    load: () => import('../../demos/ui/FormsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/breadcrumbs',
    titleKey: 'pages.uiBreadcrumbs',
    icon: chevronDoubleRight,
    load: () => import('../../demos/ui/BreadcrumbsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/dropdown',
    titleKey: 'pages.uiDropdown',
    icon: menuButtonWide,
    load: () => import('../../demos/ui/DropdownPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/button-group',
    titleKey: 'pages.uiButtonGroup',
    icon: segmentedNav,
    load: () => import('../../demos/ui/ButtonGroupPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/collapse',
    titleKey: 'pages.uiCollapse',
    icon: arrowsCollapse,
    load: () => import('../../demos/ui/CollapsePage'),
    texts: ['demos'],
  },
  {
    path: '/ui/list-group',
    titleKey: 'pages.uiListGroup',
    icon: listUl,
    load: () => import('../../demos/ui/ListGroupPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/modal',
    titleKey: 'pages.uiModal',
    icon: window,
    load: () => import('../../demos/ui/ModalPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/navbar',
    titleKey: 'pages.uiNavbar',
    icon: windowStack,
    load: () => import('../../demos/ui/NavbarPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/nav',
    titleKey: 'pages.uiNav',
    icon: signpostSplit,
    load: () => import('../../demos/ui/NavPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/pagination',
    titleKey: 'pages.uiPagination',
    icon: threeDots,
    load: () => import('../../demos/ui/PaginationPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/popover',
    titleKey: 'pages.uiPopover',
    icon: chatLeftText,
    load: () => import('../../demos/ui/PopoverPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/progress',
    titleKey: 'pages.uiProgress',
    icon: barChartSteps,
    load: () => import('../../demos/ui/ProgressPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/spinner',
    titleKey: 'pages.uiSpinner',
    icon: arrowRepeat,
    load: () => import('../../demos/ui/SpinnerPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/tabs',
    titleKey: 'pages.uiTabs',
    icon: folder2Open,
    load: () => import('../../demos/ui/TabsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/toasts',
    titleKey: 'pages.uiToasts',
    icon: bell,
    load: () => import('../../demos/ui/ToastsPage'),
    texts: ['demos'],
  },
  {
    path: '/ui/tooltip',
    titleKey: 'pages.uiTooltip',
    icon: questionCircle,
    load: () => import('../../demos/ui/TooltipPage'),
    texts: ['demos'],
  },
]);
