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

const nouns = ['rentals', 'markets', 'countries', 'ones', 'states', 'places'];
/** `larger countries than` */
const comparing = (adjectives: readonly string[]) =>
  adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun} than`)).join('|');

/** The grammar of English sentences. */
export const english: Grammar = {
  language: 'en',
  phrases: [
    [filler, 'the|a|an|i|we|me|us|our|my|you|it|its|their|they|there|this list|is|are|was|were|be|been|has|have|had'],
    [filler, 'which|what|who|whose|that|where|all|any|every|each rental|just|only|also|then|please|thanks|thank you'],
    [
      filler,
      'show|show me|list|give|give me|find|display|get|see|lets|let us|want|want to|would like|would like to|like to',
    ],
    [
      filler,
      'need|need to|can|could|do|does|did|tell me|search for|look for|looking for|filter on|select|how many|number of',
    ],
    [
      filler,
      'i am|i’m|we’re|by population|in population|by size|in size|people’s|code|country code|with code|lie|lies|lying',
    ],
    [filler, 'located|situated|based|recorded|listed|in total|total|so|hi|hello|for|to me|to see|whole|entire|of them'],
    [{ kind: 'filler', value: 'in' }, 'in|from|within|inside|across|throughout|at'],
    [{ kind: 'filler', value: 'of' }, 'of'],
    [{ kind: 'filler', value: 'with' }, 'with|having'],
    [{ kind: 'noun', value: 'one' }, 'rental|market|country|state|nation|one|territory|record|entry|row|item|place'],
    [
      { kind: 'noun', value: 'many' },
      'rentals|markets|countries|states|nations|ones|territories|records|entries|rows|items',
    ],
    [{ kind: 'noun', value: 'many' }, 'everything|anything|those|places|member states'],
    [{ kind: 'unit' }, 'people|inhabitants|residents|persons|person|inhabitant|citizens|souls'],
    [
      { kind: 'population' },
      'population|populations|population size|number of people|number of inhabitants|size|sizes',
    ],
    [{ kind: 'joint', value: 'and' }, 'and|&|but|and also|as well as|plus|yet|but also|while|together with'],
    [{ kind: 'joint', value: 'or' }, 'or|or else|and/or|either'],
    [{ kind: 'joint', value: 'comma' }, ',|;|/'],
    [
      { kind: 'not' },
      'not|except|except for|excluding|without|outside|outside of|other than|apart from|no|non|neither',
    ],
    [
      { kind: 'not' },
      'but not|and not|never|all but|everything but|anything but|minus|besides|aside from|leave out|leaving out|exclude',
    ],
    [{ kind: 'nor' }, 'nor|or not'],
    [
      above,
      'larger than|bigger than|greater than|more than|more people than|more inhabitants than|more residents than',
    ],
    [
      above,
      'more populous than|more populated than|a larger population than|larger population than|bigger population than',
    ],
    [above, 'higher population than|greater population than|more population than|higher than'],
    [above, comparing(['larger', 'bigger', 'more populous'])],
    [below, comparing(['smaller', 'less populous'])],
    [{ ...above, ...ofNumbers }, 'above|over|exceeding|beyond|>|upwards of|north of a'],
    [
      below,
      'smaller than|less than|fewer than|fewer people than|less people than|fewer inhabitants than|fewer residents than',
    ],
    [
      below,
      'less populous than|less populated than|smaller population than|lower population than|lower than|less population than',
    ],
    [{ ...below, ...ofNumbers }, 'below|under|<|beneath'],
    [
      atLeast,
      'no less than|no fewer than|no smaller than|greater than or equal to|larger than or equal to|at least as large as',
    ],
    [atLeast, 'at least as big as|at least as many people as|at least as many inhabitants as|at least as populous as'],
    [atLeast, 'as large as or larger than|equal to or larger than|more than or equal to'],
    [{ ...atLeast, ...ofNumbers }, 'at least|a minimum of|minimum|min|min.|starting at|>=|≥|=>|from'],
    [
      atMost,
      'no more than|no larger than|no bigger than|less than or equal to|smaller than or equal to|at most as large as',
    ],
    [atMost, 'at most as big as|at most as many people as'],
    [{ ...atMost, ...ofNumbers }, 'at most|up to|a maximum of|maximum|max|max.|<=|≤|=<'],
    [{ kind: 'compare', value: 'exactly', ofPlaces: false }, 'exactly|precisely|equal to|='],
    [
      { kind: 'compare', value: 'about', ofPlaces: true },
      'about the size of|roughly the size of|the size of|about as large as|about as big as|as large as|as big as|the same size as',
    ],
    [
      { kind: 'compare', value: 'about', ofPlaces: true },
      'as many people as|as many inhabitants as|roughly as large as',
    ],
    [
      { kind: 'compare', value: 'about', ofPlaces: false },
      'about|around|roughly|approximately|circa|ca|ca.|some|nearly|almost|~',
    ],
    [
      { kind: 'compareAfter', value: 'atLeast' },
      'or more|and more|or above|and above|or over|and over|and up|or larger|or higher|+|plus|or bigger',
    ],
    [
      { kind: 'compareAfter', value: 'atMost' },
      'or less|or fewer|or below|and below|or under|and under|or smaller|and less|or lower|at most|max|maximum|tops',
    ],
    [{ kind: 'between' }, 'between|from|anywhere between|ranging from'],
    [{ kind: 'rangeTo' }, 'to|and|till|until|up to|through'],
    [{ kind: 'hyphen' }, '-|–|—|(|)|.|!|?|:'],
    [
      { kind: 'superlative', value: largest },
      'largest|biggest|greatest|most populous|most populated|most people|most inhabitants|highest population',
    ],
    [
      { kind: 'superlative', value: largest },
      'largest population|biggest population|largest populations|highest populations|largest number of people',
    ],
    [
      { kind: 'superlative', value: smallest },
      'smallest|tiniest|least populous|least populated|fewest people|fewest inhabitants|least people',
    ],
    [
      { kind: 'superlative', value: smallest },
      'smallest population|lowest population|smallest populations|lowest populations|least inhabitants',
    ],
    [
      { kind: 'superlative', value: newest },
      'newest|latest|most recently added|last added|latest added|most recent|most recently created|last created',
    ],
    [{ kind: 'superlative', value: { ...newest, descending: false } }, 'oldest|first added|earliest added'],
    [
      { kind: 'superlative', value: { column: 'changed', descending: true } },
      'most recently changed|last changed|latest changed|most recently updated|last updated|most recently modified|last modified|most recently edited|last edited',
    ],
    [{ kind: 'top', value: largest }, 'top'],
    [{ kind: 'top', value: smallest }, 'bottom'],
    [{ kind: 'ordinal', value: 2 }, 'second|2nd|second-'],
    [{ kind: 'ordinal', value: 3 }, 'third|3rd'],
    [{ kind: 'ordinal', value: 4 }, 'fourth|4th'],
    [{ kind: 'ordinal', value: 5 }, 'fifth|5th'],
    [{ kind: 'ordinal', value: 10 }, 'tenth|10th'],
    [
      { kind: 'name', value: 'start' },
      'starting with|start with|starts with|beginning with|begin with|begins with|started with|starting in',
    ],
    [
      { kind: 'name', value: 'start' },
      'starting with the letter|start with the letter|starts with the letter|beginning with the letter|begin with the letter|begins with the letter',
    ],
    [
      { kind: 'name', value: 'start' },
      'starting with the letters|starts with the letters|beginning with the letters|with the prefix',
    ],
    [
      { kind: 'name', value: 'end' },
      'ending in|end in|ends in|ending with|end with|ends with|ending on|ends on|end on',
    ],
    [
      { kind: 'name', value: 'end' },
      'ending with the letter|ends with the letter|end with the letter|ending in the letter|ends in the letter|ending in the letters|with the suffix',
    ],
    [
      { kind: 'name', value: 'any' },
      'containing|contain|contains|called|named|name is|names including|name includes|name including|with the name|whose name has|known as',
    ],
    [
      { kind: 'name', value: 'any' },
      'name has|names with|name with|containing the word|containing the letters|contains the word|contains the letters|with the word',
    ],
    [filler, 'name|names'],
    [{ kind: 'inName' }, 'in the name|in their name|in its name|in the names|in their names|in name'],
    [
      { kind: 'verb', value: 'changed' },
      'changed|updated|modified|edited|changes|altered|touched|change|update|modify|edit',
    ],
    [{ kind: 'verb', value: 'added' }, 'added|created|new|inserted|add|create|insert'],
    [{ kind: 'deleted', value: 'only' }, 'deleted|removed|tombstones|tombstone'],
    [
      { kind: 'deleted', value: 'include' },
      'including deleted|including the deleted|also deleted|deleted or not|including removed|deleted included|include deleted',
    ],
    [
      { kind: 'deleted', value: 'include' },
      'with deleted|and also deleted|even deleted|whether deleted or not|along with deleted',
    ],
    [{ kind: 'flag' }, 'flag|flags'],
    [{ kind: 'missing' }, 'missing|lacking|lack|lacks|is missing|misses|are missing'],
    [
      { kind: 'unknown', blocks: true },
      'speaking|speak|speaks|spoken|language|languages|bordering|border|borders|neighbouring|neighboring|neighbour',
    ],
    [{ kind: 'unknown', blocks: true }, 'neighbours|neighbor|neighbors|per|each|together|combined|by area|in area'],
    [
      { kind: 'unknown', blocks: true },
      'twice|half of|times|double|triple|on average|average|percent|half the size of',
    ],
    [
      { kind: 'unknown', blocks: false },
      'than|as|to|by|near|nearby|next to|adjacent|surrounding|city|cities|town|towns|island|islands|capital|capitals|continent',
    ],
  ],
  dates: {
    months: [
      'january|jan',
      'february|feb',
      'march|mar',
      'april|apr',
      'may',
      'june|jun',
      'july|jul',
      'august|aug',
      'september|sept|sep',
      'october|oct',
      'november|nov',
      'december|dec',
    ],
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    today: 'today',
    yesterday: 'yesterday',
    dayBeforeYesterday: 'the day before yesterday|day before yesterday',
    this: 'this|the current',
    last: 'last|the last|previous|the previous',
    lastCount: 'last|past|previous',
    rolling: 'past',
    ago: 'ago',
    units: { day: 'days?', week: 'weeks?', month: 'months?', year: 'years?' },
    prepositions: {
      since: 'since|from|starting from|starting',
      after: 'after|later than',
      before: 'before|earlier than|prior to',
      until: 'until|till|up to',
      during: 'on|in|during|over|within|at|for',
    },
    between: 'between|from',
    and: 'and|to|until|till',
  },
};
