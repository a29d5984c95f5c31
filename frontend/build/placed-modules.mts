/** Of dialogs and panels (shared-files.mts): whoever signs out needs the first, and nothing else of the apps. */
export const ofOverlays =
  /\/src\/(components\/(ConfirmDialog\.tsx|use(LeaveGuard|DiscardQuestion)\.ts)|features\/session\/(public\/)?keptInput\.ts)$/;

/** Of pages that have long lists too (shared-files.mts). */
export const ofLists = /\/src\/components\/(Combobox\.tsx|SuggestionList\.tsx|useSuggestions\.ts)$/;

/**
 * Small modules of few pages, in a file that these load anyway: a file of its own would be a request more for each. A
 * component's icons and styles are with it.
 */
export const placedModules: readonly (readonly [module: RegExp, file: string | null])[] = [
  [ofOverlays, null],
  [ofLists, null],
  // Of apps.
  [
    /(\/|%2F)components(\/|%2F)((ActionSelect|SortHead)\.tsx|sort-head\.scss|useSelectedIds\.ts|rich-text\/RichTextField\.tsx)|\/lib\/(plainText|appAddresses)\.ts$|\/contacts\/public\/ContactSummary\.tsx$/,
    'apps',
  ],
  // Of the calendar's page, its dialog and the palette.
  [
    /\/calendar\/(calendarEvent|calendarSlice|sample|repeat\/(changeSeries|moveSeries|occurrences|recurrence))\.ts$/,
    'calendar-events',
  ],
  // Of the pages of tickets, the calendar and the palette.
  [
    /\/tickets\/(useTickets|ticketsSlice|changeTickets|newTicket|ticket|ticketView|firstSample|sample|public\/dueTickets)\.ts$/,
    'ticket-list',
  ],
  // Of the shop and of one demo.
  [/\/components\/drawings\//, 'drawings'],
  // Of a page of tickets and a dialog of the other.
  [/\/tickets\/TicketSelects\.tsx$/, 'ticket-list'],
  // Of imports and exports.
  [
    /\/(lib\/csv|rentals\/(public\/csvFiles|export\/csvText|import\/read\/(csvRecords|delimiter|foreignFormat)))\.ts$/,
    'csv',
  ],
  // Of the rentals, the apps and the page for unknown addresses: in the file of every page, who signs in would load it.
  [/\/lib\/search\.ts$/, 'layout'],
  // Of whatever waits for the cloud.
  [/\/cloud\/timeLimit\.ts$/, 'start'],
  // Of imports, the sample rentals and parts of apps.
  [
    /\/(sync\/onReconnect|fields\/countryFlag)\.ts$|(\/|%2F)components(\/|%2F)(DropArea\.tsx|drop-area\.scss|combobox\.scss|steps\.scss)/,
    'layout',
  ],
  // Of one or two dashboards, and demos of charts, cards and the map.
  [/\/(components\/useSeen|lib\/drawWhenSeen|dashboards\/public\/chartFrame)\.ts$/, 'dashboards'],
  // Of the same demos.
  [/\/demos\/(dashboard-cards\.scss|map\/vector\/vector-map\.scss)$/, 'demos'],
  // Of dashboards and two demos.
  [/\/(demos\/useSampleRentals|rentals\/public\/sample)\.ts$/, 'rental-sync'],
  // Of one app, one demo and imports: in the layout's file it would be on every page.
  [/\/components\/Steps\.tsx$/, null],
  // Both are behind one demo page.
  [/\/(outlines\/europe|countries-110m)\.json$/, 'map-outlines'],
];
