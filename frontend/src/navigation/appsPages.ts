import { inGroup } from './page';

export const appsPages = inGroup({ group: 'apps', hasFigures: true }, [
  {
    path: '/apps/notes',
    titleKey: 'pages.notes',
    newKey: 'new.note',
    fillsWindow: true,
    texts: ['apps', 'notes'],
  },
  {
    path: '/apps/chat',
    titleKey: 'pages.chat',
    fillsWindow: true,
    texts: ['apps', 'chat'],
  },
  {
    path: '/apps/contacts',
    titleKey: 'pages.contacts',
    newKey: 'new.contact',
    fillsWindow: true,
    texts: ['apps', 'contacts'],
  },
  {
    path: '/apps/calendar',
    titleKey: 'pages.calendar',
    fillsWindow: true,
    texts: ['apps', 'calendar'],
  },
  {
    path: '/apps/email',
    titleKey: 'pages.email',
    fillsWindow: true,
    texts: ['apps', 'email'],
  },
  {
    path: '/tickt/ticket-list',
    titleKey: 'pages.ticketList',
    texts: ['apps', 'tickets'],
  },
  {
    path: '/tickt/ticket-detail',
    titleKey: 'pages.ticketDetail',
    parent: '/tickt/ticket-list',
    fillsWindow: true,
    texts: ['apps', 'tickets'],
  },
  {
    path: '/ecom/shop',
    titleKey: 'pages.shop',
    texts: ['apps', 'shop'],
  },
  {
    path: '/ecom/shopdetail',
    titleKey: 'pages.shopDetail',
    parent: '/ecom/shop',
    texts: ['apps', 'shop'],
  },
  {
    path: '/ecom/checkout',
    titleKey: 'pages.checkout',
    parent: '/ecom/shop',
    texts: ['apps', 'shop'],
  },
  {
    path: '/ecom/orders',
    titleKey: 'pages.orders',
    fillsWindow: true,
    texts: ['apps', 'shop'],
  },
  {
    path: '/apps/treeview',
    titleKey: 'pages.treeView',
    texts: ['apps', 'tree'],
  },
]);
