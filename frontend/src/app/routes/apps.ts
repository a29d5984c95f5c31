import { inGroup } from './page-route';

export const appsRoutes = inGroup('apps', [
  {
    path: '/apps/notes',
    titleKey: 'pages.notes',
    load: () => import('../../features/notes/NotesPage'),
    texts: ['apps', 'notes'],
  },
  {
    path: '/apps/chat',
    titleKey: 'pages.chat',
    load: () => import('../../features/chat/ChatPage'),
    texts: ['apps', 'chat'],
  },
  {
    path: '/apps/contacts',
    titleKey: 'pages.contacts',
    load: () => import('../../features/contacts/ContactsPage'),
    texts: ['apps', 'contacts'],
  },
  {
    path: '/apps/calendar',
    titleKey: 'pages.calendar',
    load: () => import('../../features/calendar/CalendarPage'),
    texts: ['apps', 'calendar'],
  },
  {
    path: '/apps/email',
    titleKey: 'pages.email',
    load: () => import('../../features/email/EmailPage'),
    texts: ['apps', 'email'],
  },
  {
    path: '/tickt/ticket-list',
    titleKey: 'pages.ticketList',
    load: () => import('../../features/tickets/TicketListPage'),
    texts: ['apps', 'tickets'],
  },
  {
    path: '/tickt/ticket-detail',
    titleKey: 'pages.ticketDetail',
    load: () => import('../../features/tickets/TicketDetailPage'),
    texts: ['apps', 'tickets'],
  },
  {
    path: '/ecom/shop',
    titleKey: 'pages.shop',
    load: () => import('../../features/shop/ShopPage'),
    texts: ['apps', 'shop'],
  },
  {
    path: '/ecom/shopdetail',
    titleKey: 'pages.shopDetail',
    load: () => import('../../features/shop/ShopDetailPage'),
    texts: ['apps', 'shop'],
  },
  {
    path: '/apps/treeview',
    titleKey: 'pages.treeView',
    load: () => import('../../features/tree/TreePage'),
    texts: ['apps', 'tree'],
  },
]);
