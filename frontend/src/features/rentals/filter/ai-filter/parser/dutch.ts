import type { Grammar, Meaning } from './grammar';

const filler: Meaning = { kind: 'filler' };
const above = { kind: 'compare', value: 'above', ofPlaces: true } as const;
const below = { kind: 'compare', value: 'below', ofPlaces: true } as const;
const atLeast = { kind: 'compare', value: 'atLeast', ofPlaces: true } as const;
const atMost = { kind: 'compare', value: 'atMost', ofPlaces: true } as const;
const ofNumbers = { ofPlaces: false } as const;
const largest = { column: 'Population', descending: true } as const;
const smallest = { column: 'Population', descending: false } as const;
const newest = { column: 'added', descending: true } as const;

/** `groter dan`, also with a verb in between: `groter is dan`, `groter zijn dan`. */
const than = (comparatives: string) =>
  comparatives
    .split('|')
    .flatMap((comparative) =>
      ['', ' is', ' zijn', ' heeft', ' hebben', ' telt', ' tellen'].map((verb) => `${comparative}${verb} dan`),
    )
    .join('|');

const nouns = ['verhuringen', 'markten', 'landen', 'staten', 'plaatsen'];
/** `grotere landen dan` */
const comparing = (adjective: string) => nouns.map((noun) => `${adjective} ${noun} dan`).join('|');

/** The grammar of Dutch sentences. */
export const dutch: Grammar = {
  language: 'nl',
  phrases: [
    [
      filler,
      "de|het|een|'n|ik|we|wij|mij|me|ons|onze|mijn|je|jij|u|ze|zij|er|is|zijn|was|waren|ben|worden|wordt|werd|werden",
    ],
    [
      filler,
      'heeft|hebben|had|hadden|heb|welke|welk|wat|wie|waarvan|wier|die|dat|waar|alle|al|elk|iedere|alleen|enkel|ook',
    ],
    [
      filler,
      'graag|alsjeblieft|alstublieft|svp|bedankt|toon|toon me|laat|laten|zien|laat me|laat mij|geef|geef mij|geef me|zoek|vind',
    ],
    [
      filler,
      'wil|willen|zou|zou graag|kun|kunt|kan|kunnen|lijst|hoeveel|nodig|filter op|te zien|liggen|ligt|gelegen|staan|staat',
    ],
    [
      filler,
      'code|landcode|met code|qua inwoners|naar inwonertal|qua bevolking|naar bevolking|in totaal|totaal|allemaal|alleen maar',
    ],
    [
      filler,
      'voor mij|hallo|hoi|toch|heel|hele|geheel|telt|tellen|ervan|daarvan|bekijken|weergeven|selecteer|bekijk|geworden|wat betreft',
    ],
    [{ kind: 'filler', value: 'in' }, 'in|uit|binnen|vanuit'],
    [{ kind: 'filler', value: 'of' }, 'van|der|des'],
    [{ kind: 'filler', value: 'with' }, 'met'],
    [{ kind: 'noun', value: 'one' }, 'verhuring|markt|land|staat|natie|gebied|record|rij|item|plaats|huurobject'],
    [
      { kind: 'noun', value: 'many' },
      'verhuringen|markten|landen|staten|naties|gebieden|records|rijen|items|plaatsen|lidstaten',
    ],
    [{ kind: 'noun', value: 'many' }, 'huurobjecten|alles|degene|degenen|diegene'],
    [{ kind: 'unit' }, 'inwoners|mensen|personen|inwoner|persoon|bewoners|zielen|burgers'],
    [
      { kind: 'population' },
      'bevolking|bevolkingen|inwonertal|inwonertallen|inwoneraantal|aantal inwoners|bevolkingsaantal|grootte|omvang',
    ],
    [{ kind: 'joint', value: 'and' }, 'en|&|maar|en ook|alsmede|plus|evenals|alsook|maar wel|samen met'],
    [{ kind: 'joint', value: 'or' }, 'of|ofwel|en/of|dan wel|oftewel|hetzij'],
    [{ kind: 'joint', value: 'comma' }, ',|;|/'],
    [
      { kind: 'not' },
      'niet|behalve|behalve in|zonder|buiten|uitgezonderd|met uitzondering van|geen|maar niet|en niet|exclusief|noch|nooit',
    ],
    [{ kind: 'not' }, 'anders dan|alles behalve|op uitzondering van|minus|niet zijnde|non'],
    [{ kind: 'nor' }, 'noch|of niet'],
    [
      above,
      than(
        'groter|meer|meer inwoners|meer mensen|hoger|een grotere bevolking|grotere bevolking|een hogere bevolking|dichter bevolkt',
      ),
    ],
    [
      above,
      than(
        'een hoger inwonertal|hoger inwonertal|een groter inwonertal|groter inwonertal|meer bevolking|volkrijker|meer bewoners',
      ),
    ],
    [above, comparing('grotere')],
    [below, comparing('kleinere')],
    [{ ...above, ...ofNumbers }, 'boven|boven de|boven het|over de|>|ruim'],
    [
      below,
      than(
        'kleiner|minder|minder inwoners|minder mensen|lager|een kleinere bevolking|kleinere bevolking|een lager inwonertal',
      ),
    ],
    [
      below,
      than(
        'lager inwonertal|een lagere bevolking|een kleiner inwonertal|kleiner inwonertal|minder bevolking|minder bewoners',
      ),
    ],
    [{ ...below, ...ofNumbers }, 'onder|onder de|onder het|<|beneden|beneden de'],
    [
      atLeast,
      'niet minder dan|groter dan of gelijk aan|minstens zo groot als|ten minste zo groot als|minimaal zo groot als',
    ],
    [
      atLeast,
      'minstens zoveel inwoners als|minstens even groot als|tenminste zo groot als|minstens zo veel inwoners als',
    ],
    [
      { ...atLeast, ...ofNumbers },
      'minstens|ten minste|tenminste|minimaal|minimum|min|vanaf|>=|≥|=>|op zijn minst|op z’n minst|niet onder|niet onder de',
    ],
    [
      atMost,
      'niet meer dan|kleiner dan of gelijk aan|hoogstens zo groot als|hooguit zo groot als|maximaal zo groot als',
    ],
    [
      { ...atMost, ...ofNumbers },
      'hoogstens|ten hoogste|hooguit|maximaal|maximum|max|tot en met|tot|<=|≤|=<|niet boven|niet boven de',
    ],
    [{ kind: 'compare', value: 'exactly', ofPlaces: false }, 'precies|exact|gelijk aan|='],
    [
      { kind: 'compare', value: 'about', ofPlaces: true },
      'zo groot als|even groot als|ongeveer zo groot als|ongeveer even groot als|evenveel inwoners als|net zo groot als',
    ],
    [
      { kind: 'compare', value: 'about', ofPlaces: false },
      'ongeveer|circa|ca|rond|rond de|omstreeks|zowat|bijna|zo’n|rondom|om en nabij|om en nabij de|~',
    ],
    [
      { kind: 'compareAfter', value: 'atLeast' },
      'of meer|en meer|of hoger|en hoger|en groter|of groter|of daarboven|en daarboven|+|plus',
    ],
    [
      { kind: 'compareAfter', value: 'atMost' },
      'of minder|en minder|of lager|of kleiner|of daaronder|en daaronder|max|maximaal|hooguit',
    ],
    [{ kind: 'between' }, 'tussen|tussen de|van|vanaf'],
    [{ kind: 'rangeTo' }, 'tot|en|tot en met|t/m|tot aan'],
    [{ kind: 'hyphen' }, '-|–|—|(|)|.|!|?|:'],
    [
      { kind: 'superlative', value: largest },
      'grootste|meeste inwoners|meeste mensen|hoogste inwonertal|grootste bevolking|hoogste bevolking|volkrijkste|grootste inwonertal',
    ],
    [
      { kind: 'superlative', value: smallest },
      'kleinste|minste inwoners|minste mensen|laagste inwonertal|kleinste bevolking|laagste bevolking|minst bevolkte',
    ],
    [
      { kind: 'superlative', value: newest },
      'nieuwste|laatst toegevoegde|recentst toegevoegde|laatst aangemaakte|meest recente|recentste|meest recent toegevoegde',
    ],
    [{ kind: 'superlative', value: { ...newest, descending: false } }, 'oudste|eerst toegevoegde'],
    [
      { kind: 'superlative', value: { column: 'changed', descending: true } },
      'laatst gewijzigde|recentst gewijzigde|meest recent gewijzigde|laatst aangepaste|laatst veranderde|laatst bijgewerkte|meest recent aangepaste',
    ],
    [{ kind: 'top', value: largest }, 'top'],
    [{ kind: 'top', value: smallest }, 'onderste|laagste'],
    [{ kind: 'ordinal', value: 2 }, 'tweede|2e|2de|op een na|op 1 na'],
    [{ kind: 'ordinal', value: 3 }, 'derde|3e|3de|op twee na|op 2 na'],
    [{ kind: 'ordinal', value: 4 }, 'vierde|4e|4de|op drie na|op 3 na'],
    [{ kind: 'ordinal', value: 5 }, 'vijfde|5e|5de|op vier na|op 4 na'],
    [{ kind: 'ordinal', value: 10 }, 'tiende|10e|10de'],
    [
      { kind: 'name', value: 'start' },
      'beginnend met|beginnen met|begint met|beginnen met de letter|beginnend met de letter|begint met de letter|te beginnen met',
    ],
    [
      { kind: 'name', value: 'start' },
      'beginnen met een|begint met een|beginnend met een|beginnend met de letters|beginnen met de letters|met beginletter',
    ],
    [
      { kind: 'name', value: 'end' },
      'eindigend op|eindigen op|eindigt op|eindigend met|eindigen met|eindigt met|eindigend op de letter|eindigen op de letter',
    ],
    [
      { kind: 'name', value: 'end' },
      'eindigt op de letter|eindigen op een|eindigt op een|eindigend in|eindigen in|eindigend op de letters|eindigen op de letters',
    ],
    [
      { kind: 'name', value: 'any' },
      'bevat|bevatten|bevattend|genaamd|geheten|heten|heet|met de naam|naam is|die heet|namen met|naam met',
    ],
    [
      { kind: 'name', value: 'any' },
      'bevat het woord|met het woord|bevat de letters|met de letters|bevatten het woord|bevatten de letters',
    ],
    [{ kind: 'nameVerb', value: 'start' }, 'begint|beginnen|beginnend'],
    [{ kind: 'nameVerb', value: 'end' }, 'eindigt|eindigen|eindigend'],
    [filler, 'naam|namen'],
    [{ kind: 'inName' }, 'in de naam|in hun naam|in de namen|in naam|bevat|bevatten|in zijn naam'],
    [
      { kind: 'verb', value: 'changed' },
      'gewijzigd|gewijzigde|veranderd|veranderde|aangepast|aangepaste|bijgewerkt|bijgewerkte|bewerkt|bewerkte|wijzigingen',
    ],
    [
      { kind: 'verb', value: 'added' },
      'toegevoegd|toegevoegde|aangemaakt|aangemaakte|nieuw|nieuwe|bijgekomen|ingevoerd|ingevoerde',
    ],
    [{ kind: 'deleted', value: 'only' }, 'verwijderd|verwijderde|gewist|gewiste'],
    [
      { kind: 'deleted', value: 'include' },
      'inclusief verwijderde|inclusief de verwijderde|ook verwijderde|ook de verwijderde|met verwijderde|al dan niet verwijderd',
    ],
    [
      { kind: 'deleted', value: 'include' },
      'verwijderd of niet|inclusief verwijderd|met de verwijderde erbij|en ook verwijderde|met inbegrip van verwijderde',
    ],
    [{ kind: 'flag' }, 'vlag|vlaggen|vlaggetje'],
    [{ kind: 'missing' }, 'ontbreekt|ontbrekende|ontbreken|mist|missen|missende'],
    [
      { kind: 'unknown', blocks: true },
      'spreken|spreekt|spreekt men|gesproken|sprekende|talige|taal|talen|grenzen|grenst|grenzend|buurland|buurlanden|buren',
    ],
    [{ kind: 'unknown', blocks: true }, 'per|samen|gezamenlijk|opgeteld|tweemaal|twee keer|dubbel|half|helft'],
    [{ kind: 'unknown', blocks: true }, 'gemiddeld|procent|qua oppervlakte|naar oppervlakte|keer|rondom|elke|ieder'],
    [
      { kind: 'unknown', blocks: false },
      'nabij|dichtbij|vlakbij|naast|ten zuiden|ten noorden|ten oosten|ten westen|omliggende|stad|steden|dorp|dorpen|eiland|eilanden|hoofdstad|werelddeel|dan|als|aan|door|naar|tot|bij|op|voor|om',
    ],
  ],
  dates: {
    months: [
      'januari|jan',
      'februari|feb',
      'maart|mrt',
      'april|apr',
      'mei',
      'juni|jun',
      'juli|jul',
      'augustus|aug',
      'september|sept|sep',
      'oktober|okt',
      'november|nov',
      'december|dec',
    ],
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    today: 'vandaag',
    yesterday: 'gisteren',
    dayBeforeYesterday: 'eergisteren',
    this: 'deze|dit|de huidige|het huidige',
    last: 'vorige|vorig|de vorige|het vorige|verleden',
    lastCount: 'afgelopen|laatste|voorbije|vorige',
    rolling: 'afgelopen|voorbije',
    ago: 'geleden',
    units: { day: 'dag(?:en)?', week: 'we(?:ek|ken)', month: 'maand(?:en)?', year: 'ja(?:ar|ren)' },
    prepositions: {
      since: 'sinds|vanaf|van',
      after: 'na|later dan',
      before: 'voor|vóór|eerder dan',
      until: 'tot en met|t/m|tot',
      during: 'op|in|tijdens|gedurende|binnen',
    },
    between: 'tussen|van|vanaf',
    and: 'en|tot|tot en met|t/m',
  },
};
