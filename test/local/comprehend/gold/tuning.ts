import type { LabelledSentence } from './types';

/** Sentences for tuning the rules. Labelled by hand, before the reader was first run on them. */
export const tuningSentences: readonly LabelledSentence[] = [
  {
    text: 'rentals in Belgium and France above 5 million',
    entities: [
      ['LOCATION', 'Belgium'],
      ['LOCATION', 'France'],
      ['QUANTITY', '5 million'],
    ],
  },
  {
    text: 'show markets in germany, austria and switzerland with at least 250,000 inhabitants',
    entities: [
      ['LOCATION', 'germany'],
      ['LOCATION', 'austria'],
      ['LOCATION', 'switzerland'],
      ['QUANTITY', '250,000 inhabitants'],
    ],
  },
  {
    text: 'The two-room flat on Prinsengracht 263 in Amsterdam costs €1,950 a month.',
    entities: [
      ['LOCATION', 'Prinsengracht 263'],
      ['LOCATION', 'Amsterdam'],
      ['QUANTITY', '€1,950'],
    ],
    optional: ['two'],
  },
  {
    text: 'Please call Anna Bakker on Tuesday morning about the lease of the house in Zwolle.',
    entities: [
      ['PERSON', 'Anna Bakker'],
      ['DATE', 'Tuesday morning'],
      ['LOCATION', 'Zwolle'],
    ],
  },
  {
    text: 'Vesteda raised the rents of 600 homes in Eindhoven by 4.1% on 1 July 2025.',
    entities: [
      ['ORGANIZATION', 'Vesteda'],
      ['QUANTITY', '600'],
      ['LOCATION', 'Eindhoven'],
      ['QUANTITY', '4.1%'],
      ['DATE', '1 July 2025'],
    ],
  },
  {
    text: 'Dr. Emily Watson rents the top floor near Hyde Park for £3,100 per month.',
    entities: [
      ['PERSON', 'Emily Watson'],
      ['LOCATION', 'Hyde Park'],
      ['QUANTITY', '£3,100'],
    ],
  },
  {
    text: 'The tenants, Carlos and Lucia, leave Madrid before the end of September.',
    entities: [
      ['PERSON', 'Carlos'],
      ['PERSON', 'Lucia'],
      ['LOCATION', 'Madrid'],
      ['DATE', 'September'],
    ],
  },
  {
    text: 'According to Statistics Netherlands, Utrecht grew to 376,000 residents in 2024.',
    entities: [
      ['ORGANIZATION', 'Statistics Netherlands'],
      ['LOCATION', 'Utrecht'],
      ['QUANTITY', '376,000 residents'],
      ['DATE', '2024'],
    ],
  },
  {
    text: 'Rabobank financed 85 apartments in Almere for 21 million euros.',
    entities: [
      ['ORGANIZATION', 'Rabobank'],
      ['QUANTITY', '85'],
      ['LOCATION', 'Almere'],
      ['QUANTITY', '21 million euros'],
    ],
  },
  {
    text: 'Our holiday home in Tuscany sleeps eight guests and is free from 12 to 26 August.',
    entities: [
      ['LOCATION', 'Tuscany'],
      ['QUANTITY', 'eight guests'],
      ['DATE', '26 August'],
    ],
    optional: ['12'],
  },
  {
    text: 'Which countries in South America have fewer than half a million people?',
    entities: [
      ['LOCATION', 'South America'],
      ['QUANTITY', 'half a million people'],
    ],
  },
  {
    text: 'Mrs. Yilmaz manages the building at 48 Market Street in Bristol.',
    entities: [
      ['PERSON', 'Yilmaz'],
      ['LOCATION', 'Market Street'],
      ['LOCATION', 'Bristol'],
    ],
    optional: ['48'],
  },
  {
    text: 'The deposit of €2,400 is paid back within three weeks.',
    entities: [
      ['QUANTITY', '€2,400'],
      ['QUANTITY', 'three weeks'],
    ],
  },
  {
    text: 'In Denmark and Norway rents went up, but in Finland they fell by 2 percent.',
    entities: [
      ['LOCATION', 'Denmark'],
      ['LOCATION', 'Norway'],
      ['LOCATION', 'Finland'],
      ['QUANTITY', '2 percent'],
    ],
  },
  {
    text: 'The contract between Jan Smit and Green Valley Properties ends on 31-12-2026.',
    entities: [
      ['PERSON', 'Jan Smit'],
      ['ORGANIZATION', 'Green Valley Properties'],
      ['DATE', '31-12-2026'],
    ],
  },
  {
    text: 'Viewings start tomorrow at 10:30 and end at 4 pm.',
    entities: [
      ['DATE', 'tomorrow'],
      ['DATE', '10:30'],
      ['DATE', '4 pm'],
    ],
  },
  {
    text: 'Luxembourg has 660,000 inhabitants, Malta only 540,000.',
    entities: [
      ['LOCATION', 'Luxembourg'],
      ['QUANTITY', '660,000 inhabitants'],
      ['LOCATION', 'Malta'],
      ['QUANTITY', '540,000'],
    ],
  },
  {
    text: 'The owner, Pieter van den Berg, bought the studio in The Hague from ING Bank in May 2019.',
    entities: [
      ['PERSON', 'Pieter van den Berg'],
      ['LOCATION', 'The Hague'],
      ['ORGANIZATION', 'ING Bank'],
      ['DATE', 'May 2019'],
    ],
  },
  {
    text: 'Nothing is available in New York under $2,500 until next month.',
    entities: [
      ['LOCATION', 'New York'],
      ['QUANTITY', '$2,500'],
      ['DATE', 'next month'],
    ],
  },
  {
    text: 'The villa measures 240 m² and lies 3 km from Lake Garda.',
    entities: [
      ['QUANTITY', '240 m²'],
      ['QUANTITY', '3 km'],
      ['LOCATION', 'Lake Garda'],
    ],
  },
  {
    text: 'Compare the Netherlands with the United Kingdom and the USA since 2015.',
    entities: [
      ['LOCATION', 'Netherlands'],
      ['LOCATION', 'United Kingdom'],
      ['LOCATION', 'USA'],
      ['DATE', '2015'],
    ],
  },
  {
    text: 'Booking.com counted twelve thousand stays in Lisbon last year.',
    entities: [
      ['ORGANIZATION', 'Booking.com'],
      ['QUANTITY', 'twelve thousand'],
      ['LOCATION', 'Lisbon'],
      ['DATE', 'last year'],
    ],
  },
  {
    text: 'Hassan Ali complained about the heating on Wednesday.',
    entities: [
      ['PERSON', 'Hassan Ali'],
      ['DATE', 'Wednesday'],
    ],
  },
  {
    text: 'Cheap, quiet and close to the station, but the bathroom is tiny.',
    entities: [],
  },
  {
    text: 'Everything in Asia except China and India with more than 50 million people',
    entities: [
      ['LOCATION', 'Asia'],
      ['LOCATION', 'China'],
      ['LOCATION', 'India'],
      ['QUANTITY', '50 million people'],
    ],
  },
];
