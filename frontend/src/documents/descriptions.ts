import type { Language } from '../lib/i18n';

/**
 * What search engines say of a page that begins with no sentence of its own: the others' first paragraph is their
 * description. Only the build reads this.
 */
export const descriptions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/activity': {
    en: 'What happened to the rentals, newest first: who changed what, when, and by which edit or import.',
    nl: 'Wat er met de verhuringen gebeurde, het nieuwste eerst: wie wat wijzigde, wanneer, en hoe.',
  },
  '/apps/calendar': {
    en: 'Viewings, handovers and repairs by month, week, day or as a list; to move, repeat, import and export.',
    nl: 'Bezichtigingen, overdrachten en reparaties per maand, week, dag of als lijst; te verplaatsen, te herhalen, te importeren en te exporteren.',
  },
  '/apps/chat': {
    en: 'Conversations with colleagues and tenants, with search, drafts and links.',
    nl: 'Gesprekken met collega’s en huurders, met zoeken, concepten en links.',
  },
  '/apps/contacts': {
    en: 'The people around the rentals: find, label, merge, import and export them.',
    nl: 'De mensen rond de verhuur: zoek ze, geef ze labels, voeg ze samen, importeer en exporteer ze.',
  },
  '/apps/email': {
    en: 'Mail about rentals: conversations, folders, labels, attachments and answers in rich text.',
    nl: 'E-mail over verhuur: gesprekken, mappen, labels, bijlagen en opgemaakte antwoorden.',
  },
  '/apps/notes': {
    en: 'Short notes in four colours: pinned, searched, with checklists and rich text.',
    nl: 'Korte notities in vier kleuren: vastgezet, doorzoekbaar, met lijstjes en opmaak.',
  },
  '/apps/treeview': {
    en: 'Cities, streets and homes as a tree: to open, move, rename, and to delete with an undo.',
    nl: 'Steden, straten en woningen als boom: open en verplaats ze, wijzig hun naam, verwijder ze, en maak dat ongedaan.',
  },
  '/dashboards/Rotterdam': {
    en: 'All rentals at a glance: figures, the largest markets, their shares, recent changes and the table.',
    nl: 'Alle verhuringen in één oogopslag: cijfers, de grootste markten, hun aandeel, wijzigingen en de tabel.',
  },
  '/dashboards/Utrecht': {
    en: 'Rentals on a map of the world, shaded by people or by number, beside a ranking and a table.',
    nl: 'Verhuringen op een wereldkaart, gekleurd naar inwoners of aantal, naast een ranglijst en een tabel.',
  },
  '/ecom/checkout': {
    en: 'The sample shop’s checkout in steps: cart, address, delivery and payment, review. Nothing is sold.',
    nl: 'Bestellen bij de voorbeeldwinkel in stappen: winkelmand, adres, bezorging en betaling, overzicht. Er wordt niets verkocht.',
  },
  '/ecom/orders': {
    en: 'The orders placed in the sample shop: their status, lines and address; to cancel, or to order again.',
    nl: 'De bestellingen bij de voorbeeldwinkel: status, regels en adres; te annuleren of opnieuw te plaatsen.',
  },
  '/ecom/shopdetail': {
    en: 'One product of the sample shop: pictures, price, stock and what goes with it.',
    nl: 'Eén product van de voorbeeldwinkel: foto’s, prijs, voorraad en wat erbij past.',
  },
  '/people': {
    en: 'Who may sign in, with which role: invite, change, disable and remove people.',
    nl: 'Wie er mag inloggen, en met welke rol: nodig personen uit, wijzig hun rol, schakel ze uit en verwijder ze.',
  },
  '/tickt/ticket-detail': {
    en: 'One ticket: its status, agent, priority, due date and comments.',
    nl: 'Eén ticket: status, behandelaar, prioriteit, de datum waarop het gereed moet zijn, en opmerkingen.',
  },
  '/tickt/ticket-list': {
    en: 'Tickets about the homes: by status, agent, priority and due date.',
    nl: 'Tickets over de woningen: op status, behandelaar, prioriteit en de datum waarop ze gereed moeten zijn.',
  },
};
