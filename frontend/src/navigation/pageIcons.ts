import arrowLeftRight from 'bootstrap-icons/icons/arrow-left-right.svg?glyph';
import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?glyph';
import arrowsCollapse from 'bootstrap-icons/icons/arrows-collapse.svg?glyph';
import barChart from 'bootstrap-icons/icons/bar-chart.svg?glyph';
import barChartSteps from 'bootstrap-icons/icons/bar-chart-steps.svg?glyph';
import bell from 'bootstrap-icons/icons/bell.svg?glyph';
import bootstrap from 'bootstrap-icons/icons/bootstrap.svg?glyph';
import boxSeam from 'bootstrap-icons/icons/box-seam.svg?glyph';
import calendarDate from 'bootstrap-icons/icons/calendar-date.svg?glyph';
import calendar4Week from 'bootstrap-icons/icons/calendar4-week.svg?glyph';
import cardText from 'bootstrap-icons/icons/card-text.svg?glyph';
import chatDots from 'bootstrap-icons/icons/chat-dots.svg?glyph';
import chatLeftText from 'bootstrap-icons/icons/chat-left-text.svg?glyph';
import chatSquareQuote from 'bootstrap-icons/icons/chat-square-quote.svg?glyph';
import check2Square from 'bootstrap-icons/icons/check2-square.svg?glyph';
import chevronDoubleRight from 'bootstrap-icons/icons/chevron-double-right.svg?glyph';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?glyph';
import collection from 'bootstrap-icons/icons/collection.svg?glyph';
import database from 'bootstrap-icons/icons/database.svg?glyph';
import diagram3 from 'bootstrap-icons/icons/diagram-3.svg?glyph';
import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import feather from 'bootstrap-icons/icons/feather.svg?glyph';
import fileEarmark from 'bootstrap-icons/icons/file-earmark.svg?glyph';
import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?glyph';
import globe2 from 'bootstrap-icons/icons/globe2.svg?glyph';
import grid1x2 from 'bootstrap-icons/icons/grid-1x2.svg?glyph';
import grid3x3 from 'bootstrap-icons/icons/grid-3x3.svg?glyph';
import handIndex from 'bootstrap-icons/icons/hand-index.svg?glyph';
import images from 'bootstrap-icons/icons/images.svg?glyph';
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?glyph';
import inputCursor from 'bootstrap-icons/icons/input-cursor.svg?glyph';
import inputCursorText from 'bootstrap-icons/icons/input-cursor-text.svg?glyph';
import layoutThreeColumns from 'bootstrap-icons/icons/layout-three-columns.svg?glyph';
import listOl from 'bootstrap-icons/icons/list-ol.svg?glyph';
import listUl from 'bootstrap-icons/icons/list-ul.svg?glyph';
import map from 'bootstrap-icons/icons/map.svg?glyph';
import menuButtonWide from 'bootstrap-icons/icons/menu-button-wide.svg?glyph';
import palette from 'bootstrap-icons/icons/palette.svg?glyph';
import patchCheck from 'bootstrap-icons/icons/patch-check.svg?glyph';
import people from 'bootstrap-icons/icons/people.svg?glyph';
import personBadge from 'bootstrap-icons/icons/person-badge.svg?glyph';
import personCircle from 'bootstrap-icons/icons/person-circle.svg?glyph';
import pieChart from 'bootstrap-icons/icons/pie-chart.svg?glyph';
import questionCircle from 'bootstrap-icons/icons/question-circle.svg?glyph';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import segmentedNav from 'bootstrap-icons/icons/segmented-nav.svg?glyph';
import shieldLock from 'bootstrap-icons/icons/shield-lock.svg?glyph';
import shop from 'bootstrap-icons/icons/shop.svg?glyph';
import signpostSplit from 'bootstrap-icons/icons/signpost-split.svg?glyph';
import speedometer2 from 'bootstrap-icons/icons/speedometer2.svg?glyph';
import stickies from 'bootstrap-icons/icons/stickies.svg?glyph';
import table from 'bootstrap-icons/icons/table.svg?glyph';
import tags from 'bootstrap-icons/icons/tags.svg?glyph';
import threeDots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import ticketDetailed from 'bootstrap-icons/icons/ticket-detailed.svg?glyph';
import ticketPerforated from 'bootstrap-icons/icons/ticket-perforated.svg?glyph';
import type from 'bootstrap-icons/icons/type.svg?glyph';
import uiChecks from 'bootstrap-icons/icons/ui-checks.svg?glyph';
import uiChecksGrid from 'bootstrap-icons/icons/ui-checks-grid.svg?glyph';
import window from 'bootstrap-icons/icons/window.svg?glyph';
import windowStack from 'bootstrap-icons/icons/window-stack.svg?glyph';
import type { IconShape } from '../components/Icon';
import type { MainPath } from './pages';

/**
 * The icon of each page of the main layout; a page without one does not compile. Not in the page table, because the
 * sign-in pages load that and show no icons.
 */
export const pageIcons: Readonly<Record<MainPath, IconShape> & Record<string, IconShape | undefined>> = {
  '/dashboards/Rotterdam': speedometer2,
  '/dashboards/Amsterdam': arrowLeftRight,
  '/dashboards/DenHaag': chatSquareQuote,
  '/dashboards/Utrecht': globe2,

  '/apps/notes': stickies,
  '/apps/chat': chatDots,
  '/apps/contacts': people,
  '/apps/calendar': calendar4Week,
  '/apps/email': envelope,
  '/tickt/ticket-list': ticketPerforated,
  '/tickt/ticket-detail': ticketDetailed,
  '/ecom/shop': shop,
  '/ecom/shopdetail': shop,
  '/ecom/checkout': shop,
  '/ecom/orders': boxSeam,
  '/apps/treeview': diagram3,

  '/people': personBadge,
  '/activity': clockHistory,

  '/ui/alerts': exclamationTriangle,
  '/ui/badges': patchCheck,
  '/ui/buttons': handIndex,
  '/ui/cards': cardText,
  '/ui/grid': grid3x3,
  '/ui/table': table,
  '/ui/forms': inputCursorText,
  '/ui/breadcrumbs': chevronDoubleRight,
  '/ui/dropdown': menuButtonWide,
  '/ui/button-group': segmentedNav,
  '/ui/collapse': arrowsCollapse,
  '/ui/list-group': listUl,
  '/ui/modal': window,
  '/ui/navbar': windowStack,
  '/ui/nav': signpostSplit,
  '/ui/pagination': threeDots,
  '/ui/popover': chatLeftText,
  '/ui/progress': barChartSteps,
  '/ui/spinner': arrowRepeat,
  '/ui/tabs': folder2Open,
  '/ui/toasts': bell,
  '/ui/tooltip': questionCircle,

  '/form-layout/form-basic': uiChecks,
  '/form-layout/form-grid': uiChecksGrid,
  '/form-layout/form-group': collection,
  '/form-layout/form-input': inputCursor,
  '/form-pickers/datepicker': calendarDate,
  '/form-pickers/tag-select': tags,
  '/form-validation': check2Square,
  '/form-steps': listOl,
  '/form-editor': type,

  '/tables/basic-table': table,
  '/tables/react-table': layoutThreeColumns,
  '/tables/data-table': database,
  '/charts/apex': barChart,
  '/charts/chartjs': pieChart,
  '/map/vector': map,
  '/widget': grid1x2,

  '/sample-pages/profile': personCircle,
  '/sample-pages/helper-class': palette,
  '/sample-pages/starterkit': fileEarmark,
  '/sample-pages/gallery': images,
  '/sample-pages/search-result': search,
  '/icons/bootstrap': bootstrap,
  '/icons/feather': feather,
  '/casl': shieldLock,
  '/about': infoCircle,
};
