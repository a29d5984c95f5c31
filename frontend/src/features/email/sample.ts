import { type Email, type Folder, ownAddress } from './email';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Sample {
  readonly folder?: Folder;
  /** The number in this list, from 1, of its conversation's lowest. */
  readonly conversation?: number;
  readonly from?: string;
  readonly to?: string;
  readonly subject: string;
  /** Milliseconds before now. */
  readonly age: number;
  readonly content: string;
  readonly label: Email['label'];
  /** A text file with a name and its content. */
  readonly attachment?: { readonly name: string; readonly text: string };
  readonly marks?: Partial<Pick<Email, 'unread' | 'starred' | 'important' | 'trash'>>;
}

/** The twenty emails of the sample mailbox, the newest first, with times relative to `now`. */
export const sampleEmails = (now = Date.now()): Email[] =>
  samples.map((sample, index) => toEmail(sample, index + 1, now));

function toEmail(sample: Sample, id: number, now: number): Email {
  const {
    folder = 'inbox',
    from = ownAddress,
    to = ownAddress,
    subject,
    age,
    content,
    label,
    marks,
    attachment,
    conversation,
  } = sample;
  return {
    id,
    from,
    thumbnail: portraits[from] ?? '',
    subject,
    time: new Date(now - age).toISOString(),
    To: to,
    emailExcerpt: excerptOf(content),
    emailContent: content,
    unread: false,
    checked: false,
    starred: false,
    important: false,
    inbox: folder === 'inbox',
    sent: folder === 'sent',
    draft: folder === 'draft',
    spam: folder === 'spam',
    trash: false,
    label,
    ...(conversation !== undefined && { conversation }),
    ...(attachment && {
      attachments: [{ ...attachment, type: 'text/csv', size: new TextEncoder().encode(attachment.text).length }],
    }),
    ...marks,
  };
}

/** The first words of the text. `&amp;` is the only entity in the samples. */
const excerptOf = (content: string): string =>
  content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

const sanne = 'Sanne de Vries <sanne@kadekwartier.example>';
const mehmet = 'Mehmet Yılmaz <mehmet@yilmaz-bouw.example>';
const ingrid = 'Ingrid Sørensen <ingrid@nordhavn-homes.example>';
const fatima = 'Fatima El Amrani <fatima@kadekwartier.example>';
const marieke = 'Marieke van den Bosch <marieke@bosch-advies.example>';
const takumi = 'Takumi Watanabe <takumi@harbourview.example>';

const chloe = 'Chloé Lefèvre <chloe@lefevre-immobilier.example>';

/** Organisations have no portrait: their initials are shown. */
const portraits: Record<string, string> = {
  [sanne]: 'portrait/long-0-3-0',
  [mehmet]: 'portrait/beard-2-0-1',
  [ingrid]: 'portrait/bob-0-5-2',
  [fatima]: 'portrait/scarf-2-1-3',
  [marieke]: 'portrait/bun-1-1-4',
  [takumi]: 'portrait/short-1-0-5',
  [chloe]: 'portrait/curly-3-1-6',
  [ownAddress]: 'portrait/short-0-2-7',
};

const samples: readonly Sample[] = [
  {
    from: sanne,
    subject: 'Handover of Keizersgracht 214 on Thursday',
    age: 25 * minute,
    label: 'Social',
    marks: { starred: true, important: true },
    content: `<p>Good morning,</p>
<p>The new tenants of <strong>Keizersgracht 214</strong> collect their keys on Thursday at 10:00. Three things are still open:</p>
<ul><li>the meter readings of gas and water,</li><li>the second front-door key, which the cleaner has,</li><li>a signature under the inventory list.</li></ul>
<p>Could you let me know before Wednesday noon whether the boiler was serviced? They asked twice.</p>
<p>Kind regards,<br>Sanne</p>`,
  },
  {
    from: mehmet,
    subject: 'Offerte dakgoot Oude Delft 41',
    age: 2 * hour,
    label: null,
    marks: { unread: true },
    content: `<p>Beste beheerder,</p>
<p>We hebben de dakgoot aan de Oude Delft bekeken. Het zink is op twee plekken door; lappen heeft weinig zin meer.</p>
<table><thead><tr><th>Werk</th><th>Bedrag</th></tr></thead><tbody><tr><td>Steiger, 2 dagen</td><td>€ 640</td></tr><tr><td>Nieuwe zinken goot, 11 m</td><td>€ 1.870</td></tr><tr><td>Afvoer en aansluiting</td><td>€ 290</td></tr></tbody></table>
<p>Alles exclusief btw. Als u deze week akkoord geeft, staan we er de 14e.</p>
<p>Groet,<br>Mehmet Yılmaz</p>`,
  },
  {
    from: 'Nederlandse Verhuurdersdag <programma@verhuurdersdag.example>',
    subject: 'Programme of the Landlords’ Day in Utrecht is here',
    age: 4 * hour,
    label: 'Promotional',
    marks: { unread: true },
    content: `<p><img src="https://verhuurdersdag.example/banner.png" alt="The old wharves of Utrecht, lit for the evening"></p>
<h3>Forty talks, one day, one canal</h3>
<p>From energy labels to quiet stairwells: choose your sessions before the rooms are full. Early tickets cost <strong>€ 95</strong>.</p>
<p><a href="https://verhuurdersdag.example/programma">Read the programme</a></p>`,
  },
  {
    from: fatima,
    subject: 'Re: Complaint about the stairwell at Witte de Withstraat',
    age: 7 * hour,
    label: 'Social',
    marks: { unread: true, important: true },
    content: `<p>Hello,</p>
<p>I went to see it myself. Two bicycles block the fire door on the ground floor and the lamp on the second landing is broken. I asked the owners to move the bicycles before Friday.</p>
<blockquote><p>“My mother could not get past with her walker.” (Ms Pereira, 2B)</p></blockquote>
<p>The electrician comes tomorrow between 8 and 10.</p>
<p>Fatima</p>`,
  },
  {
    from: ingrid,
    subject: 'Figures for Copenhagen, third quarter',
    age: 20 * hour,
    label: null,
    marks: { starred: true },
    attachment: {
      name: 'nordhavn-third-quarter.csv',
      text: 'Month,Homes let,Days empty,Vacancy\nJuly,131,11,0.021\nAugust,126,9,0.019\nSeptember,155,8,0.018\n',
    },
    content: `<p>Dear colleague,</p>
<p>Please find the figures we promised. Vacancy in Nordhavn fell to <strong>1.8%</strong>, the lowest since we started counting in 2014.</p>
<ol><li>Homes let: 412</li><li>Average time empty: 9 days</li><li>Homes with a heat pump: 37%</li></ol>
<p>Shall we compare them with Rotterdam over a call next week?</p>
<p>Med venlig hilsen,<br>Ingrid Sørensen</p>`,
  },
  {
    from: 'Bedrijfsarts Maasstad <afspraken@maasstad-arbo.example>',
    subject: 'Appointment confirmed: eye test for screen work',
    age: day + 3 * hour,
    label: 'Health',
    content: `<p>Your eye test is booked for <strong>Tuesday at 14:20</strong>, Maashaven 12, second floor.</p>
<p>Bring the glasses you wear at work. The test takes about 25 minutes. Reply to this email if you cannot come; changes are free until a day before.</p>`,
  },
  {
    from: takumi,
    subject: 'Two-bedroom apartment near Blaak?',
    age: day + 6 * hour,
    label: 'Social',
    marks: { unread: true },
    content: `<p>Hello,</p>
<p>My wife and I move to Rotterdam in March. We look for two bedrooms within walking distance of Blaak, up to € 1,900 a month, and we would love a view of the water.</p>
<p>We are quiet people with one old, very polite cat. Is there a waiting list?</p>
<p>Best wishes,<br>Takumi Watanabe</p>`,
  },
  {
    from: marieke,
    subject: 'Concept jaarrekening: drie vragen',
    age: 2 * day,
    label: null,
    marks: { important: true },
    content: `<p>Goedemiddag,</p>
<p>De concept-jaarrekening is bijna rond. Drie vragen nog:</p>
<ol><li>Hoort de borg van Oude Delft 41 nog op de balans?</li><li>De post “onderhoud tuin” is dubbel geboekt in juni. Welke blijft?</li><li>Wilt u de zonnepanelen in tien of in vijftien jaar afschrijven?</li></ol>
<p>Met uw antwoord voor vrijdag halen we de datum ruim.</p>
<p>Vriendelijke groet,<br>Marieke van den Bosch</p>`,
  },
  {
    from: 'Stadsfietsen <hallo@stadsfietsen.example>',
    subject: 'Your team’s bicycles: 10% off the spring service',
    age: 3 * day,
    label: 'Promotional',
    content: `<p>Your six company bicycles had their last service eleven months ago. Book before the end of the month and the brakes are on us.</p>
<p><a href="https://stadsfietsen.example/service">Choose a day</a></p>`,
  },
  {
    from: chloe,
    subject: 'Lille office: visit in the second week',
    age: 4 * day,
    label: 'Social',
    content: `<p>Bonjour,</p>
<p>We are five for the visit, and two of us have never seen a polder. Could the tour start at the pumping station, as last year? Everybody still talks about it.</p>
<p>À bientôt,<br>Chloé</p>`,
  },
  {
    from: 'GGD Rotterdam <vaccinatie@ggd-rotterdam.example>',
    subject: 'Flu vaccination at work, Thursday 9:00 to 12:00',
    age: 6 * day,
    label: 'Health',
    marks: { unread: true },
    content: `<p>The nurse is in meeting room <em>Nieuwe Maas</em> on Thursday morning. No appointment needed; wear short sleeves.</p>
<p>Were you ill this week? Then <a href="mailto:vaccinatie@ggd-rotterdam.example">write to us</a> for another date.</p>`,
  },
  {
    from: 'Waternet Meldingen <storing@water-meldingen.example>',
    subject: 'Water off in Oude Delft, 13:00 to 15:00',
    age: 9 * day,
    label: null,
    marks: { starred: true },
    content: `<p>We replace a valve at the corner of the Oude Delft and the Binnenwatersloot. Numbers 33 to 57 have no water between 13:00 and 15:00.</p>
<p>Let the tap run for a minute afterwards. The water may look white for a moment: that is air, and harmless.</p>`,
  },
  {
    folder: 'sent',
    conversation: 1,
    to: sanne,
    subject: 'Re: Inventory list Keizersgracht 214',
    age: 5 * hour,
    label: 'Social',
    content: `<p>Hi Sanne,</p>
<p>The list is complete now; I added the two lamps in the hall and took off the curtains, which the last tenants bought themselves.</p>
<p>Regards,<br>Demo</p>`,
  },
  {
    folder: 'sent',
    conversation: 5,
    to: ingrid,
    subject: 'Thank you for the tour of Nordhavn',
    age: 5 * day,
    label: 'Social',
    marks: { starred: true },
    content: `<p>Dear Ingrid,</p>
<p>The rooftop gardens made an impression on all of us. We will try two of your ideas on the Wijnhaven: the shared workshop, and the post room that is open at night.</p>
<p>Warm regards,<br>Demo</p>`,
  },
  {
    folder: 'sent',
    to: `${marieke}, ${fatima}`,
    subject: 'Minutes of the meeting of the 3rd',
    age: 12 * day,
    label: null,
    content: `<p>Dear both,</p><p>Decided: new doorbells for Witte de Withstraat, a quote for the roof of Oude Delft, and coffee that is drinkable.</p><p>Demo</p>`,
  },
  {
    folder: 'draft',
    conversation: 7,
    to: takumi,
    subject: 'Re: Two-bedroom apartment near Blaak?',
    age: 3 * hour,
    label: null,
    content: `<p>Dear Mr Watanabe,</p><p>Thank you for your message. There is an apartment on the Wijnhaven that may suit you, cat included. The view is</p>`,
  },
  {
    folder: 'draft',
    to: '',
    subject: 'Energy labels: letter to all tenants',
    age: 8 * day,
    label: 'Health',
    content: `<p>Dear tenant,</p><p>This winter we check the energy label of your home. An adviser needs about forty minutes and looks at the windows, the walls and the</p>`,
  },
  {
    folder: 'spam',
    from: 'Winning Dept. <prize@lucky-tulip.example>',
    subject: 'You have won 10,000 tulip bulbs!!!',
    age: 11 * hour,
    label: 'Promotional',
    marks: { unread: true },
    content: `<p>CONGRATULATIONS! Your address was drawn from all addresses of the Netherlands.</p>
<p><img src="https://lucky-tulip.example/pixel.gif" alt="" width="1" height="1"><a href="javascript:alert('tulips')">Claim your bulbs</a> within 24 hours.</p>
<form action="https://lucky-tulip.example/claim"><input name="password" placeholder="Your password"><button>Claim</button></form>`,
  },
  {
    folder: 'spam',
    from: 'Wonder Tea <info@wonder-tea.example>',
    subject: 'Doctors hate this one stroopwafel',
    age: 7 * day,
    label: 'Health',
    content: `<p>Lose ten kilos while you sleep, with a stroopwafel before bed. <a href="https://wonder-tea.example">Order now</a>, pay never.</p>`,
  },
  {
    from: 'Kantoorplant <nieuws@kantoorplant.example>',
    subject: 'De ficus is terug (en 20% goedkoper)',
    age: 10 * day,
    label: 'Promotional',
    marks: { trash: true },
    content: `<p>Uw kantoor kan wel wat groen gebruiken. Deze week: de ficus, met pot, thuisbezorgd op de fiets.</p>`,
  },
];
