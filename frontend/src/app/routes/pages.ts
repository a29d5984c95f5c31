import bootstrap from 'bootstrap-icons/icons/bootstrap.svg?glyph';
import feather from 'bootstrap-icons/icons/feather.svg?glyph';
import fileEarmark from 'bootstrap-icons/icons/file-earmark.svg?glyph';
import images from 'bootstrap-icons/icons/images.svg?glyph';
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?glyph';
import palette from 'bootstrap-icons/icons/palette.svg?glyph';
import personCircle from 'bootstrap-icons/icons/person-circle.svg?glyph';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import shieldLock from 'bootstrap-icons/icons/shield-lock.svg?glyph';
import { inGroup } from './page-route';

export const pagesRoutes = inGroup('pages', [
  {
    path: '/sample-pages/profile',
    titleKey: 'pages.profile',
    icon: personCircle,
    load: () => import('../../demos/samples/ProfilePage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/helper-class',
    titleKey: 'pages.helperClass',
    icon: palette,
    load: () => import('../../demos/samples/HelperClassPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/starterkit',
    titleKey: 'pages.starterKit',
    icon: fileEarmark,
    load: () => import('../../demos/samples/StarterKitPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/gallery',
    titleKey: 'pages.gallery',
    icon: images,
    load: () => import('../../demos/samples/GalleryPage'),
    texts: ['demos'],
  },
  {
    path: '/sample-pages/search-result',
    titleKey: 'pages.searchResult',
    icon: search,
    load: () => import('../../demos/samples/SearchResultPage'),
    texts: ['demos'],
  },
  {
    path: '/icons/bootstrap',
    titleKey: 'pages.bootstrapIcons',
    icon: bootstrap,
    load: () => import('../../demos/icons/BootstrapIconsPage'),
    texts: ['demos'],
  },
  {
    path: '/icons/feather',
    titleKey: 'pages.featherIcons',
    icon: feather,
    load: () => import('../../demos/icons/FeatherIconsPage'),
    texts: ['demos'],
  },
  {
    path: '/casl',
    titleKey: 'pages.accessControl',
    icon: shieldLock,
    load: () => import('../../demos/casl/AccessControlPage'),
    texts: ['demos'],
  },
  {
    path: '/about',
    titleKey: 'pages.about',
    icon: infoCircle,
    load: () => import('../../features/about/AboutPage'),
    texts: ['demos'],
  },
]);
