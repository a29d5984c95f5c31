import { loadTexts } from '../lib/loadTexts';
import { paths } from '../lib/paths';
import type { KnownPage, PagePath } from '../navigation/pages';
import { layouts } from './layouts';
import { type LoadComponent, loadAhead } from './loadedComponents';

/** The code of each page (navigation/pages.ts). A page without a row does not compile. */
export const pageModules: Readonly<Record<PagePath, LoadComponent>> = {
  '/dashboards/Rotterdam': () => import('../features/dashboards/RotterdamPage'),
  '/dashboards/Amsterdam': () => import('../features/dashboards/AmsterdamPage'),
  '/dashboards/DenHaag': () => import('../features/dashboards/DenHaagPage'),
  '/dashboards/Utrecht': () => import('../features/dashboards/UtrechtPage'),
  '/apps/notes': () => import('../features/notes/NotesPage'),
  '/apps/chat': () => import('../features/chat/ChatPage'),
  '/apps/contacts': () => import('../features/contacts/ContactsPage'),
  '/apps/calendar': () => import('../features/calendar/CalendarPage'),
  '/apps/email': () => import('../features/email/EmailPage'),
  '/tickt/ticket-list': () => import('../features/tickets/TicketListPage'),
  '/tickt/ticket-detail': () => import('../features/tickets/TicketDetailPage'),
  '/ecom/shop': () => import('../features/shop/ShopPage'),
  '/ecom/shopdetail': () => import('../features/shop/ShopDetailPage'),
  '/ecom/checkout': () => import('../features/shop/checkout/CheckoutPage'),
  '/ecom/orders': () => import('../features/shop/OrdersPage'),
  '/apps/treeview': () => import('../features/tree/TreePage'),
  '/people': () => import('../features/people/PeoplePage'),
  '/activity': () => import('../features/activity/ActivityPage'),
  '/ui/alerts': () => import('../demos/ui/alerts/AlertsPage'),
  '/ui/badges': () => import('../demos/ui/badges/BadgesPage'),
  '/ui/buttons': () => import('../demos/ui/buttons/ButtonsPage'),
  '/ui/cards': () => import('../demos/ui/cards/CardsPage'),
  '/ui/grid': () => import('../demos/ui/grid/GridPage'),
  '/ui/table': () => import('../demos/ui/table/TablePage'),
  '/ui/forms': () => import('../demos/ui/forms/FormsPage'),
  '/ui/breadcrumbs': () => import('../demos/ui/breadcrumbs/BreadcrumbsPage'),
  '/ui/dropdown': () => import('../demos/ui/dropdown/DropdownPage'),
  '/ui/button-group': () => import('../demos/ui/button-group/ButtonGroupPage'),
  '/ui/collapse': () => import('../demos/ui/collapse/CollapsePage'),
  '/ui/list-group': () => import('../demos/ui/list-group/ListGroupPage'),
  '/ui/modal': () => import('../demos/ui/modal/ModalPage'),
  '/ui/navbar': () => import('../demos/ui/navbar/NavbarPage'),
  '/ui/nav': () => import('../demos/ui/nav/NavPage'),
  '/ui/pagination': () => import('../demos/ui/pagination/PaginationPage'),
  '/ui/popover': () => import('../demos/ui/popover/PopoverPage'),
  '/ui/progress': () => import('../demos/ui/progress/ProgressPage'),
  '/ui/spinner': () => import('../demos/ui/spinner/SpinnerPage'),
  '/ui/tabs': () => import('../demos/ui/tabs/TabsPage'),
  '/ui/toasts': () => import('../demos/ui/toasts/ToastsPage'),
  '/ui/tooltip': () => import('../demos/ui/tooltip/TooltipPage'),
  '/form-layout/form-basic': () => import('../demos/form-layout/form-basic/FormBasicPage'),
  '/form-layout/form-grid': () => import('../demos/form-layout/form-grid/FormGridPage'),
  '/form-layout/form-group': () => import('../demos/form-layout/form-group/FormGroupPage'),
  '/form-layout/form-input': () => import('../demos/form-layout/form-input/FormInputPage'),
  '/form-pickers/datepicker': () => import('../demos/form-pickers/datepicker/DatepickerPage'),
  '/form-pickers/tag-select': () => import('../demos/form-pickers/tag-select/TagSelectPage'),
  '/form-validation': () => import('../demos/form-validation/FormValidationPage'),
  '/form-steps': () => import('../demos/form-steps/FormStepsPage'),
  '/form-editor': () => import('../demos/form-editor/FormEditorPage'),
  '/tables/basic-table': () => import('../demos/tables/basic-table/BasicTablePage'),
  '/tables/react-table': () => import('../demos/tables/react-table/ReactTablePage'),
  '/tables/data-table': () => import('../demos/tables/data-table/DataTablePage'),
  '/charts/apex': () => import('../demos/charts/apex/ApexChartsPage'),
  '/charts/chartjs': () => import('../demos/charts/chartjs/ChartJsPage'),
  '/map/vector': () => import('../demos/map/vector/VectorMapPage'),
  '/widget': () => import('../demos/widget/WidgetsPage'),
  '/sample-pages/profile': () => import('../demos/sample-pages/profile/ProfilePage'),
  '/sample-pages/helper-class': () => import('../demos/sample-pages/helper-class/HelperClassPage'),
  '/sample-pages/starterkit': () => import('../demos/sample-pages/starterkit/StarterKitPage'),
  '/sample-pages/gallery': () => import('../demos/sample-pages/gallery/GalleryPage'),
  '/sample-pages/search-result': () => import('../demos/sample-pages/search-result/SearchResultPage'),
  '/icons/bootstrap': () => import('../demos/icons/bootstrap/BootstrapIconsPage'),
  '/icons/feather': () => import('../demos/icons/feather/FeatherIconsPage'),
  '/casl': () => import('../demos/casl/AccessControlPage'),
  '/about': () => import('../demos/about/AboutPage'),
  [paths.login]: () => import('../features/session/LoginPage'),
  [paths.register]: () => import('../features/session/RegisterPage'),
  [paths.recover]: () => import('../features/session/RecoverPage'),
  [paths.lockScreen]: () => import('../features/session/LockScreenPage'),
  [paths.maintenance]: () => import('../features/errors/MaintenancePage'),
  [paths.notFound]: () => import('../features/errors/NotFoundPage'),
};

const pageLoads = new Map<PagePath, LoadComponent>();

/** Returns the loader of a page's code and texts, the same function each time. */
export function loadPage({ path, texts }: KnownPage): LoadComponent {
  const load =
    pageLoads.get(path) ??
    (async () => {
      const [page] = await Promise.all([pageModules[path](), loadTexts(texts)]);
      return page;
    });
  pageLoads.set(path, load);
  return load;
}

/** Starts loading a page's code. Errors are ignored: {@link preload} or the router loads again and reports them. */
export function startLoading({ layout, path }: KnownPage): void {
  for (const load of [layouts[layout], pageModules[path]]) load().catch(() => undefined);
}

/** Loads a page and its layout before the router needs them. */
export async function preload(page: KnownPage): Promise<void> {
  await Promise.all([loadAhead(layouts[page.layout]), loadAhead(loadPage(page))]);
}
