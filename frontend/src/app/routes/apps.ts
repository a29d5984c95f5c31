import boxSeam from 'bootstrap-icons/icons/box-seam.svg?glyph';
import calendar3 from 'bootstrap-icons/icons/calendar3.svg?glyph';
import chatDots from 'bootstrap-icons/icons/chat-dots.svg?glyph';
import diagram3 from 'bootstrap-icons/icons/diagram-3.svg?glyph';
import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import personLinesFill from 'bootstrap-icons/icons/person-lines-fill.svg?glyph';
import shop from 'bootstrap-icons/icons/shop.svg?glyph';
import stickies from 'bootstrap-icons/icons/stickies.svg?glyph';
import ticketDetailed from 'bootstrap-icons/icons/ticket-detailed.svg?glyph';
import ticketPerforated from 'bootstrap-icons/icons/ticket-perforated.svg?glyph';
import { inGroup } from './page-route';

export const appsRoutes = inGroup('apps', [
  {
    path: '/apps/notes',
    titleKey: 'pages.notes',
    icon: stickies,
    load: () => import('../../features/notes/NotesPage'),
    texts: ['notes'],
  },
  {
    path: '/apps/chat',
    titleKey: 'pages.chat',
    icon: chatDots,
    load: () => import('../../features/chat/ChatPage'),
    texts: ['chat'],
  },
  {
    path: '/apps/contacts',
    titleKey: 'pages.contacts',
    icon: personLinesFill,
    load: () => import('../../features/contacts/ContactsPage'),
    texts: ['contacts'],
  },
  {
    path: '/apps/calendar',
    titleKey: 'pages.calendar',
    icon: calendar3,
    load: () => import('../../features/calendar/CalendarPage'),
    texts: ['calendar'],
  },
  {
    path: '/apps/email',
    titleKey: 'pages.email',
    icon: envelope,
    load: () => import('../../features/email/EmailPage'),
    texts: ['email'],
  },
  {
    path: '/tickt/ticket-list',
    titleKey: 'pages.ticketList',
    icon: ticketPerforated,
    load: () => import('../../features/tickets/TicketListPage'),
    texts: ['tickets'],
  },
  {
    path: '/tickt/ticket-detail',
    titleKey: 'pages.ticketDetail',
    icon: ticketDetailed,
    load: () => import('../../features/tickets/TicketDetailPage'),
    texts: ['tickets'],
  },
  {
    path: '/ecom/shop',
    titleKey: 'pages.shop',
    icon: shop,
    load: () => import('../../features/shop/ShopPage'),
    texts: ['shop'],
  },
  {
    path: '/ecom/shopdetail',
    titleKey: 'pages.shopDetail',
    icon: boxSeam,
    load: () => import('../../features/shop/ShopDetailPage'),
    texts: ['shop'],
  },
  {
    path: '/apps/treeview',
    titleKey: 'pages.treeView',
    icon: diagram3,
    load: () => import('../../features/tree/TreePage'),
    texts: ['tree'],
  },
]);
