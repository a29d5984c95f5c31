/** A world region with its names, in English and Dutch, and the ISO 3166-1 alpha-2 codes of its countries. */
export interface WorldRegion {
  readonly names: readonly string[];
  /** Its adjectives: `South American`, `Zuid-Amerikaanse`. */
  readonly adjectives: readonly string[];
  readonly codes: readonly string[];
}

/** The United Nations' standard M49, plus Kosovo (XK) and Taiwan (TW) in their regions. */
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

const region = (names: string, adjectives: string, ...parts: readonly string[]): WorldRegion => ({
  names: names.split('|'),
  adjectives: adjectives === '' ? [] : adjectives.split('|'),
  codes: parts.flatMap((part) => part.split(' ')),
});

const africa = [m49.northernAfrica, m49.westernAfrica, m49.middleAfrica, m49.easternAfrica, m49.southernAfrica];
const northAmerica = [m49.northernAmerica, m49.centralAmerica, m49.caribbean];
const latinAmerica = [m49.centralAmerica, m49.caribbean, m49.southAmerica];
const asia = [m49.centralAsia, m49.easternAsia, m49.southEasternAsia, m49.southernAsia, m49.westernAsia];
const europe = [m49.northernEurope, m49.westernEurope, m49.easternEurope, m49.southernEurope];
const oceania = [m49.australasia, m49.melanesia, m49.micronesia, m49.polynesia];

/** The regions that a sentence can name: those of M49, and other common ones. */
export const worldRegions: readonly WorldRegion[] = [
  region('Africa|Afrika', 'African|Afrikaans|Afrikaanse', ...africa),
  region(
    'North Africa|Northern Africa|Noord-Afrika|the Maghreb|Maghreb',
    'North African|Northern African|Noord-Afrikaans|Noord-Afrikaanse',
    m49.northernAfrica,
  ),
  region(
    'West Africa|Western Africa|West-Afrika',
    'West African|Western African|West-Afrikaans|West-Afrikaanse',
    m49.westernAfrica,
  ),
  region(
    'Central Africa|Middle Africa|Centraal-Afrika|Midden-Afrika',
    'Central African|Middle African|Centraal-Afrikaans|Centraal-Afrikaanse|Midden-Afrikaanse',
    m49.middleAfrica,
  ),
  region(
    'East Africa|Eastern Africa|Oost-Afrika',
    'East African|Eastern African|Oost-Afrikaans|Oost-Afrikaanse',
    m49.easternAfrica,
  ),
  region('Southern Africa|Zuidelijk Afrika', 'Southern African|Zuidelijk Afrikaanse', m49.southernAfrica),
  region(
    'Sub-Saharan Africa|Subsaharan Africa|Sub-Sahara Afrika|Afrika ten zuiden van de Sahara',
    'Sub-Saharan African|Sub-Saharaanse',
    ...africa.slice(1),
  ),
  region('the Americas|Americas|heel Amerika', '', ...northAmerica, m49.southAmerica),
  region(
    'North America|Northern America|Noord-Amerika',
    'North American|Noord-Amerikaans|Noord-Amerikaanse',
    ...northAmerica,
  ),
  region(
    'Central America|Middle America|Midden-Amerika|Centraal-Amerika',
    'Central American|Midden-Amerikaans|Midden-Amerikaanse|Centraal-Amerikaanse',
    m49.centralAmerica,
  ),
  region('Caribbean|West Indies|Caraïben|Caribisch gebied', 'Caribisch|Caribische', m49.caribbean),
  region('South America|Zuid-Amerika', 'South American|Zuid-Amerikaans|Zuid-Amerikaanse', m49.southAmerica),
  region('Latin America|Latijns-Amerika', 'Latin American|Latijns-Amerikaans|Latijns-Amerikaanse', ...latinAmerica),
  region('Asia|Azië', 'Asian|Asiatic|Aziatisch|Aziatische', ...asia),
  region('Central Asia|Centraal-Azië', 'Central Asian|Centraal-Aziatisch|Centraal-Aziatische', m49.centralAsia),
  region(
    'East Asia|Eastern Asia|Oost-Azië',
    'East Asian|Eastern Asian|Oost-Aziatisch|Oost-Aziatische',
    m49.easternAsia,
  ),
  region(
    'Southeast Asia|South-East Asia|South-Eastern Asia|Southeastern Asia|Zuidoost-Azië',
    'Southeast Asian|South-East Asian|Southeastern Asian|Zuidoost-Aziatisch|Zuidoost-Aziatische',
    m49.southEasternAsia,
  ),
  region(
    'South Asia|Southern Asia|Zuid-Azië',
    'South Asian|Southern Asian|Zuid-Aziatisch|Zuid-Aziatische',
    m49.southernAsia,
  ),
  region(
    'West Asia|Western Asia|West-Azië',
    'West Asian|Western Asian|West-Aziatisch|West-Aziatische',
    m49.westernAsia,
  ),
  region(
    'Middle East|Midden-Oosten',
    'Middle Eastern|Midden-Oosters|Midden-Oosterse',
    'AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  ),
  region('Gulf States|Gulf countries|Golfstaten', '', 'AE BH KW OM QA SA'),
  region('Europe|Europa', 'European|Europees|Europese', ...europe),
  region(
    'Northern Europe|North Europe|Noord-Europa',
    'North European|Northern European|Noord-Europees|Noord-Europese',
    m49.northernEurope,
  ),
  region(
    'Western Europe|West Europe|West-Europa',
    'West European|Western European|West-Europees|West-Europese',
    m49.westernEurope,
  ),
  region(
    'Eastern Europe|East Europe|Oost-Europa',
    'East European|Eastern European|Oost-Europees|Oost-Europese',
    m49.easternEurope,
  ),
  region(
    'Southern Europe|South Europe|Zuid-Europa',
    'South European|Southern European|Zuid-Europees|Zuid-Europese',
    m49.southernEurope,
  ),
  region(
    'Central Europe|Midden-Europa|Centraal-Europa',
    'Central European|Midden-Europese|Centraal-Europese',
    'AT CH CZ DE HU LI PL SI SK',
  ),
  region(
    'European Union|EU|Europese Unie',
    '',
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  ),
  region('Benelux|Low Countries|Lage Landen', '', 'BE LU NL'),
  region('Scandinavia|Scandinavië', 'Scandinavian|Scandinavisch|Scandinavische', 'DK NO SE'),
  region('Nordics', 'Nordic|Noords|Noordse', 'DK FI IS NO SE'),
  region('Baltics', 'Baltic|Baltisch|Baltische', 'EE LT LV'),
  region('Balkans|Balkan|Balkanlanden', '', 'AL BA BG GR HR ME MK RO RS SI XK'),
  region('Iberia|Iberian Peninsula|Iberisch schiereiland', 'Iberian|Iberisch|Iberische', 'AD ES PT'),
  region('Oceania|Oceanië', 'Oceanian|Oceanisch|Oceanische', ...oceania),
  region('Australasia|Australazië', '', m49.australasia),
  region('Melanesia|Melanesië', 'Melanesian|Melanesisch|Melanesische', m49.melanesia),
  region('Polynesia|Polynesië', 'Polynesian|Polynesisch|Polynesische', m49.polynesia),
];
