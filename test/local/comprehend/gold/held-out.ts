import type { LabelledSentence } from './types';

/** Held-out sentences that measure the rules: no rule may be changed for them. Labelled by hand. */
export const heldOutSentences: readonly LabelledSentence[] = [
  {
    text: 'markets in Spain, Portugal or Italy below 20 million',
    entities: [
      ['LOCATION', 'Spain'],
      ['LOCATION', 'Portugal'],
      ['LOCATION', 'Italy'],
      ['QUANTITY', '20 million'],
    ],
  },
  {
    text: 'all rentals in sweden and estonia over 900,000',
    entities: [
      ['LOCATION', 'sweden'],
      ['LOCATION', 'estonia'],
      ['QUANTITY', '900,000'],
    ],
  },
  {
    text: 'A furnished apartment on Herengracht 12 in Leiden is for rent at €1,475 from 15 April.',
    entities: [
      ['LOCATION', 'Herengracht 12'],
      ['LOCATION', 'Leiden'],
      ['QUANTITY', '€1,475'],
      ['DATE', '15 April'],
    ],
  },
  {
    text: 'Robert Miller inspected the roof last week and found no damage.',
    entities: [
      ['PERSON', 'Robert Miller'],
      ['DATE', 'last week'],
    ],
  },
  {
    text: 'Airbnb offers 7,300 homes in Copenhagen, a third less than in 2019.',
    entities: [
      ['ORGANIZATION', 'Airbnb'],
      ['QUANTITY', '7,300'],
      ['LOCATION', 'Copenhagen'],
      ['DATE', '2019'],
    ],
    optional: ['a third'],
  },
  {
    text: 'Mr. Okonkwo pays his rent of £980 on the 3rd of March.',
    entities: [
      ['PERSON', 'Okonkwo'],
      ['QUANTITY', '£980'],
      ['DATE', '3rd of March'],
    ],
  },
  {
    text: 'The keys are with Susan Clarke at the office of Northgate Estates in Leeds.',
    entities: [
      ['PERSON', 'Susan Clarke'],
      ['ORGANIZATION', 'Northgate Estates'],
      ['LOCATION', 'Leeds'],
    ],
  },
  {
    text: 'Japan has about 124 million inhabitants and South Korea 52 million.',
    entities: [
      ['LOCATION', 'Japan'],
      ['QUANTITY', '124 million inhabitants'],
      ['LOCATION', 'South Korea'],
      ['QUANTITY', '52 million'],
    ],
  },
  {
    text: 'The flat is 62 square metres, has two balconies and costs 1,100 euros.',
    entities: [
      ['QUANTITY', '62 square metres'],
      ['QUANTITY', '1,100 euros'],
    ],
    optional: ['two'],
  },
  {
    text: 'Deutsche Wohnen sold 1,500 flats in Berlin to the city for 300 million euros.',
    entities: [
      ['ORGANIZATION', 'Deutsche Wohnen'],
      ['QUANTITY', '1,500'],
      ['LOCATION', 'Berlin'],
      ['QUANTITY', '300 million euros'],
    ],
  },
  {
    text: 'From November to February the chalet near Mont Blanc is fully booked.',
    entities: [
      ['DATE', 'November'],
      ['DATE', 'February'],
      ['LOCATION', 'Mont Blanc'],
    ],
  },
  {
    text: 'Marta Kowalska moved from Krakow to Rotterdam in June 2023.',
    entities: [
      ['PERSON', 'Marta Kowalska'],
      ['LOCATION', 'Krakow'],
      ['LOCATION', 'Rotterdam'],
      ['DATE', 'June 2023'],
    ],
  },
  {
    text: 'Only six percent of the houses in Groningen were let within ten days.',
    entities: [
      ['QUANTITY', 'six percent'],
      ['LOCATION', 'Groningen'],
      ['QUANTITY', 'ten days'],
    ],
  },
  {
    text: 'The broker said that the University of Amsterdam rents 200 rooms near Science Park.',
    entities: [
      ['ORGANIZATION', 'University of Amsterdam'],
      ['QUANTITY', '200'],
      ['LOCATION', 'Science Park'],
    ],
  },
  {
    text: 'Is there anything in Canada or Mexico with a population between 1 and 10 million?',
    entities: [
      ['LOCATION', 'Canada'],
      ['LOCATION', 'Mexico'],
      ['QUANTITY', '10 million'],
    ],
    optional: ['1'],
  },
  {
    text: 'We sign on Friday 12 December 2025 at 9 am.',
    entities: [
      ['DATE', '12 December 2025'],
      ['DATE', '9 am'],
    ],
    optional: ['Friday'],
  },
  {
    text: 'Sophie de Boer and Ahmed Hassan share a house on Baker Street.',
    entities: [
      ['PERSON', 'Sophie de Boer'],
      ['PERSON', 'Ahmed Hassan'],
      ['LOCATION', 'Baker Street'],
    ],
  },
  {
    text: 'Rents in Paris are 35% higher than in Brussels.',
    entities: [
      ['LOCATION', 'Paris'],
      ['QUANTITY', '35%'],
      ['LOCATION', 'Brussels'],
    ],
  },
  {
    text: 'Kenya, Uganda and Tanzania were added yesterday.',
    entities: [
      ['LOCATION', 'Kenya'],
      ['LOCATION', 'Uganda'],
      ['LOCATION', 'Tanzania'],
      ['DATE', 'yesterday'],
    ],
  },
  {
    text: 'The garden is lovely, but the neighbours are loud at night.',
    entities: [],
    optional: ['night'],
  },
  {
    text: 'IKEA opened a store 800 metres from our apartments in Delft.',
    entities: [
      ['ORGANIZATION', 'IKEA'],
      ['QUANTITY', '800 metres'],
      ['LOCATION', 'Delft'],
    ],
  },
  {
    text: 'Countries in the Caribbean with fewer than 100,000 people, without Aruba and Curaçao',
    entities: [
      ['LOCATION', 'Caribbean'],
      ['QUANTITY', '100,000 people'],
      ['LOCATION', 'Aruba'],
      ['LOCATION', 'Curaçao'],
    ],
  },
  {
    text: 'The landlord is Johannes Vermeer, who owns four houses in Delft.',
    entities: [
      ['PERSON', 'Johannes Vermeer'],
      ['LOCATION', 'Delft'],
    ],
    optional: ['four'],
  },
  {
    text: 'Google leased 12,000 m² in Dublin until 2035 for $55 million.',
    entities: [
      ['ORGANIZATION', 'Google'],
      ['QUANTITY', '12,000 m²'],
      ['LOCATION', 'Dublin'],
      ['DATE', '2035'],
      ['QUANTITY', '$55 million'],
    ],
  },
  {
    text: 'Send the invoice of $1,250 to Linda Nguyen before next Thursday.',
    entities: [
      ['QUANTITY', '$1,250'],
      ['PERSON', 'Linda Nguyen'],
      ['DATE', 'next Thursday'],
    ],
  },
];
