import { inGroup } from './page-route';

export const pagesRoutes = inGroup('pages', [
  {
    path: '/sample-pages/profile',
    titleKey: 'pages.profile',
    load: () => import('../../demos/samples/ProfilePage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/helper-class',
    titleKey: 'pages.helperClass',
    load: () => import('../../demos/samples/HelperClassPage'),
    texts: ['design'],
  },
  {
    path: '/sample-pages/starterkit',
    titleKey: 'pages.starterKit',
    load: () => import('../../demos/samples/StarterKitPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/gallery',
    titleKey: 'pages.gallery',
    load: () => import('../../demos/samples/GalleryPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/search-result',
    titleKey: 'pages.searchResult',
    load: () => import('../../demos/samples/SearchResultPage'),
    texts: ['demos'],
  },
  {
    path: '/icons/bootstrap',
    titleKey: 'pages.bootstrapIcons',
    load: () => import('../../demos/icons/BootstrapIconsPage'),
    texts: ['demos'],
  },
  {
    path: '/icons/feather',
    titleKey: 'pages.featherIcons',
    load: () => import('../../demos/icons/FeatherIconsPage'),
    texts: ['demos'],
  },
  {
    path: '/casl',
    titleKey: 'pages.accessControl',
    load: () => import('../../demos/casl/AccessControlPage'),
    texts: ['demos'],
  },
  {
    path: '/about',
    titleKey: 'pages.about',
    load: () => import('../../features/about/AboutPage'),
    texts: ['demos'],
  },
]);
