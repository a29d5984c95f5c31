import type { Chat } from './chat';

/** The ten chat contacts that the mock API returns. */
const chats: Chat[] = [
  {
    id: 1,
    name: 'Sanne de Vries',
    status: 'online',
    thumb: 'portrait/long-0-3-0',
    recent: true,
    excerpt: 'Property manager, Rotterdam',
    chatHistory: [
      {
        from: ['The keys of Oude Delft 118 are at reception now.', 'Could you take the meter readings on the way out?'],
        to: ['Will do. I will send the photographs before noon.'],
      },
      {
        from: ['Did the Janssen family confirm for Thursday?'],
        to: ['Yes, 10:30. They bring a measuring tape for the kitchen.'],
      },
      {
        from: ['Good morning! The new listings for Kralingen are in.', 'Four of them, all with a balcony.'],
        to: ['Lovely, I will have a look at them this afternoon.'],
      },
    ],
  },
  {
    id: 2,
    name: 'Mohammed El Amrani',
    status: 'busy',
    thumb: 'portrait/beard-2-0-2',
    recent: true,
    excerpt: 'Site supervisor',
    chatHistory: [
      {
        from: [
          'The scaffolding at Lijnbaan 42 comes down tomorrow.',
          'Please ask the tenants to keep their windows shut until four.',
        ],
        to: [],
      },
      {
        from: ['Plumber is done. It was the joint above the bicycle store.'],
        to: ['Thank you! Could you send me the invoice number for the insurer?'],
      },
    ],
  },
  {
    id: 3,
    name: 'Olena Kovalenko',
    status: 'away',
    thumb: 'portrait/bob-0-1-3',
    recent: true,
    excerpt: 'Tenant relations',
    chatHistory: [
      {
        from: ['The Ukrainian translation of the welcome pack is ready for print.'],
        to: ['Wonderful. Forty copies, please: 20 of them for Utrecht.'],
      },
      {
        from: ['Two families asked whether they may keep a cat.', 'Their contracts say nothing about it.'],
        to: ['Then it is allowed. I will put it in writing for them.'],
      },
    ],
  },
  {
    id: 4,
    name: 'Jan-Willem van den Berg',
    status: 'offline',
    thumb: 'portrait/bald-1-5-7',
    recent: false,
    excerpt: 'Surveyor',
    chatHistory: [
      {
        from: ['Report on the quay wall attached to your mail. In short: sound, but look again in 2029.'],
        to: ['Clear, I have put it in the calendar.'],
      },
    ],
  },
  {
    id: 5,
    name: 'Fatima Yıldız',
    status: 'online',
    thumb: 'portrait/scarf-1-0-4',
    recent: true,
    excerpt: 'Financial controller',
    chatHistory: [
      {
        from: [
          'The index for 2027 is 3.1 %.',
          'Shall I prepare the letters, or do you want to see a list first?',
          'Both by Friday is possible.',
        ],
        to: [],
      },
      {
        from: ['October is closed. Three rents are late, all of them below € 200.'],
        to: ['I will call them. Nothing to worry about.'],
      },
    ],
  },
  {
    id: 6,
    name: 'Pieter Bakker',
    status: 'away',
    thumb: 'portrait/short-0-2-1',
    recent: false,
    excerpt: 'Photographer',
    chatHistory: [
      {
        from: ['Light on the canal side is best before eleven. Shall we say Wednesday, half past nine?'],
        to: ['Half past nine it is.'],
      },
    ],
  },
  {
    id: 7,
    name: 'Chloé Lambert',
    status: 'online',
    thumb: 'portrait/bun-0-4-5',
    recent: true,
    excerpt: 'Market analyst, Brussels',
    chatHistory: [
      {
        from: ['Belgium grew a little faster than we thought: see the overview of Utrecht.'],
        to: ['I saw it. Is that the new count, or the estimate?'],
      },
      {
        from: ['The figures for Ghent and Liège come in next week.'],
        to: ['Fine, the review is not before the end of the month.'],
      },
      { from: ['Bonjour! I take over the Belgian markets from Luc.'], to: ['Welcome, Chloé!'] },
    ],
  },
  {
    id: 8,
    name: 'Kwame Asante',
    status: 'busy',
    thumb: 'portrait/curly-4-0-6',
    recent: false,
    excerpt: 'Energy adviser',
    chatHistory: [
      {
        from: ['Label B after the new windows, label A with the heat pump.', 'The grant covers about a third.'],
        to: ['Then the pump pays for itself in seven years?', 'Could you put that in one page for the owner?'],
      },
    ],
  },
  {
    id: 9,
    name: 'Lieke Jansen',
    status: 'offline',
    thumb: 'portrait/long-0-1-6',
    recent: false,
    excerpt: 'Legal counsel',
    chatHistory: [
      {
        from: ['The temporary contract may be renewed once, for a year at most.'],
        to: ['Thanks. And a second time?'],
      },
      { from: ['Send me the draft whenever it suits you, I read it the same day.'], to: ['It is in your mailbox.'] },
    ],
  },
  {
    id: 10,
    name: 'Bartholomeus van der Woude-Schimmelpenninck',
    status: 'online',
    thumb: 'portrait/short-1-5-2',
    recent: false,
    excerpt: 'Owner, Herengracht 401 to 415',
    chatHistory: [
      {
        from: ['I should like to see the yearly statement on paper, if that is not too much trouble.'],
        to: ['Not at all. It goes in the post today.'],
      },
    ],
  },
];

export default chats;
