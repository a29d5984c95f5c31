import { inGroup } from './page';

export const samplePages = inGroup({ group: 'pages' }, [
  {
    path: '/sample-pages/profile',
    titleKey: 'pages.profile',
    texts: ['profile', 'session', 'apps', 'demos'],
  },
  {
    path: '/sample-pages/helper-class',
    titleKey: 'pages.helperClass',
    texts: ['design', 'demos'],
  },
  {
    path: '/sample-pages/starterkit',
    titleKey: 'pages.starterKit',
    texts: ['demos'],
  },
  {
    path: '/sample-pages/gallery',
    titleKey: 'pages.gallery',
    texts: ['gallery', 'demos'],
  },
  {
    path: '/sample-pages/search-result',
    titleKey: 'pages.searchResult',
    texts: ['search', 'demos'],
  },
  {
    path: '/icons/bootstrap',
    titleKey: 'pages.bootstrapIcons',
    texts: ['demos'],
  },
  {
    path: '/icons/feather',
    titleKey: 'pages.featherIcons',
    texts: ['demos'],
  },
  {
    path: '/casl',
    titleKey: 'pages.accessControl',
    texts: ['demos'],
  },
  {
    path: '/about',
    titleKey: 'pages.about',
    texts: ['about', 'demos'],
  },
]);
