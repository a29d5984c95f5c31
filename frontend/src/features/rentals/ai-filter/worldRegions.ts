/** A part of the world by its names, in English and Dutch, and the ISO 3166-1 alpha-2 codes of its countries. */
export interface WorldRegion {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

/** Of the standard M49 of the United Nations, with Kosovo (XK) and Taiwan (TW) where they lie. */
const m49 = {
  northernAfrica: 'DZ EG EH LY MA SD TN',
  westernAfrica: 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  middleAfrica: 'AO CD CF CG CM GA GQ ST TD',
  easternAfrica: 'BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW',
  southernAfrica: 'BW LS NA SZ ZA',
  northernAmerica: 'BM CA GL PM US',
  centralAmerica: 'BZ CR GT HN MX NI PA SV',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  southAmerica: 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
  centralAsia: 'KG KZ TJ TM UZ',
  easternAsia: 'CN HK JP KP KR MN MO TW',
  southEasternAsia: 'BN ID KH LA MM MY PH SG TH TL VN',
  southernAsia: 'AF BD BT IN IR LK MV NP PK',
  westernAsia: 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  northernEurope: 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  westernEurope: 'AT BE CH DE FR LI LU MC NL',
  easternEurope: 'BG BY CZ HU MD PL RO RU SK UA',
  southernEurope: 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  australasia: 'AU CC CX HM NF NZ',
  melanesia: 'FJ NC PG SB VU',
  micronesia: 'FM GU KI MH MP NR PW UM',
  polynesia: 'AS CK NU PF PN TK TO TV WF WS',
} as const;

const region = (names: readonly string[], ...parts: readonly string[]): WorldRegion => ({
  names,
  codes: parts.flatMap((part) => part.split(' ')),
});

const africa = [m49.northernAfrica, m49.westernAfrica, m49.middleAfrica, m49.easternAfrica, m49.southernAfrica];
const northAmerica = [m49.northernAmerica, m49.centralAmerica, m49.caribbean];
const latinAmerica = [m49.centralAmerica, m49.caribbean, m49.southAmerica];
const asia = [m49.centralAsia, m49.easternAsia, m49.southEasternAsia, m49.southernAsia, m49.westernAsia];
const europe = [m49.northernEurope, m49.westernEurope, m49.easternEurope, m49.southernEurope];
const oceania = [m49.australasia, m49.melanesia, m49.micronesia, m49.polynesia];

/** Where a sentence may look for rentals: the parts of M49, and those that people speak of besides. */
export const worldRegions: readonly WorldRegion[] = [
  region(['Africa', 'African', 'Afrika', 'Afrikaans', 'Afrikaanse'], ...africa),
  region(['North Africa', 'Northern Africa', 'North African', 'Noord-Afrika', 'Noord-Afrikaanse'], m49.northernAfrica),
  region(['West Africa', 'Western Africa', 'West African', 'West-Afrika', 'West-Afrikaanse'], m49.westernAfrica),
  region(['Central Africa', 'Middle Africa', 'Centraal-Afrika', 'Midden-Afrika'], m49.middleAfrica),
  region(['East Africa', 'Eastern Africa', 'East African', 'Oost-Afrika', 'Oost-Afrikaanse'], m49.easternAfrica),
  region(['Southern Africa', 'Zuidelijk Afrika'], m49.southernAfrica),
  region(['the Americas'], ...northAmerica, m49.southAmerica),
  region(['North America', 'North American', 'Noord-Amerika', 'Noord-Amerikaanse'], ...northAmerica),
  region(['Central America', 'Central American', 'Midden-Amerika', 'Midden-Amerikaanse'], m49.centralAmerica),
  region(['Caribbean', 'Caraïben', 'Caribisch', 'Caribische'], m49.caribbean),
  region(['South America', 'South American', 'Zuid-Amerika', 'Zuid-Amerikaanse'], m49.southAmerica),
  region(['Latin America', 'Latin American', 'Latijns-Amerika', 'Latijns-Amerikaanse'], ...latinAmerica),
  region(['Asia', 'Asian', 'Azië', 'Aziatisch', 'Aziatische'], ...asia),
  region(['Central Asia', 'Central Asian', 'Centraal-Azië', 'Centraal-Aziatische'], m49.centralAsia),
  region(['East Asia', 'Eastern Asia', 'East Asian', 'Oost-Azië', 'Oost-Aziatische'], m49.easternAsia),
  region(
    [
      'Southeast Asia',
      'South-East Asia',
      'South-Eastern Asia',
      'Southeast Asian',
      'Zuidoost-Azië',
      'Zuidoost-Aziatische',
    ],
    m49.southEasternAsia,
  ),
  region(['South Asia', 'Southern Asia', 'South Asian', 'Zuid-Azië', 'Zuid-Aziatische'], m49.southernAsia),
  region(['West Asia', 'Western Asia', 'West-Azië'], m49.westernAsia),
  region(['Middle East', 'Middle Eastern', 'Midden-Oosten'], 'AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'),
  region(['Europe', 'European', 'Europa', 'Europees', 'Europese'], ...europe),
  region(['Northern Europe', 'North European', 'Noord-Europa', 'Noord-Europese'], m49.northernEurope),
  region(['Western Europe', 'West European', 'West-Europa', 'West-Europese'], m49.westernEurope),
  region(['Eastern Europe', 'East European', 'Oost-Europa', 'Oost-Europese'], m49.easternEurope),
  region(['Southern Europe', 'South European', 'Zuid-Europa', 'Zuid-Europese'], m49.southernEurope),
  region(['Central Europe', 'Central European', 'Midden-Europa', 'Centraal-Europa'], 'AT CH CZ DE HU LI PL SI SK'),
  region(
    ['European Union', 'EU', 'Europese Unie'],
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  ),
  region(['Benelux', 'Low Countries', 'Lage Landen'], 'BE LU NL'),
  region(['Scandinavia', 'Scandinavian', 'Scandinavië', 'Scandinavisch', 'Scandinavische'], 'DK NO SE'),
  region(['Nordics', 'Nordic', 'Noordse'], 'DK FI IS NO SE'),
  region(['Baltics', 'Baltic', 'Baltische'], 'EE LT LV'),
  region(['Balkans', 'Balkan', 'Balkanlanden'], 'AL BA BG GR HR ME MK RO RS SI XK'),
  region(['Oceania', 'Oceanië'], ...oceania),
];
