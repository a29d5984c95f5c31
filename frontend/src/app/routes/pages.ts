import { inGroup } from './page-route';

export const pagesRoutes = inGroup('pages', [
  {
    path: '/sample-pages/profile',
    titleKey: 'pages.profile',
    load: () => import('../../demos/sample-pages/profile/ProfilePage'),
    texts: ['profile', 'session', 'apps'],
  },
  {
    path: '/sample-pages/helper-class',
    titleKey: 'pages.helperClass',
    load: () => import('../../demos/sample-pages/helper-class/HelperClassPage'),
    texts: ['design'],
  },
  {
    path: '/sample-pages/starterkit',
    titleKey: 'pages.starterKit',
    load: () => import('../../demos/sample-pages/starterkit/StarterKitPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/gallery',
    titleKey: 'pages.gallery',
    load: () => import('../../demos/sample-pages/gallery/GalleryPage'),
    texts: ['gallery'],
  },
  {
    path: '/sample-pages/search-result',
    titleKey: 'pages.searchResult',
    load: () => import('../../demos/sample-pages/search-result/SearchResultPage'),
    texts: ['search'],
  },
  {
    path: '/icons/bootstrap',
    titleKey: 'pages.bootstrapIcons',
    load: () => import('../../demos/icons/bootstrap/BootstrapIconsPage'),
    texts: ['demos'],
  },
  {
    path: '/icons/feather',
    titleKey: 'pages.featherIcons',
    load: () => import('../../demos/icons/feather/FeatherIconsPage'),
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
    texts: ['about'],
  },
]);
