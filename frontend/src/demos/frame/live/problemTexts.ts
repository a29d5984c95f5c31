import type { SourceError, SourceProblem } from './sourceError';

type Texts = Readonly<Record<SourceProblem, (error: SourceError) => string>>;

/** What is said about a source without a result. */
export const problemTexts: { readonly en: Texts; readonly nl: Texts } = {
  en: {
    syntax: ({ detail, line }) => `${line ? `Line ${line}: ` : ''}${detail}`,
    unavailable: ({ detail, line }) => `Line ${line}: there is no “${detail}” here.`,
    notImported: ({ detail }) => `The examples of this page do not import ${detail}, so it is not here.`,
    noModule: ({ detail }) => `The examples of this page do not import ${detail}, so it is not here.`,
    noComponent: () => 'There is no component to show. It begins with “export default function”.',
    endless: () =>
      'Stopped: it has no end. Is there an endless loop, or a component that renders itself or sets its state each time?',
    objectAsChild: () => 'An object cannot be rendered. Render one of its values, or an array.',
    invalidElement: () => 'An element has no component as its type. Is its name misspelt, or is it a value?',
    failed: ({ detail }) => detail,
  },
  nl: {
    syntax: ({ detail, line }) => `${line ? `Regel ${line}: ` : ''}${detail}`,
    unavailable: ({ detail, line }) => `Regel ${line}: “${detail}” is er hier niet.`,
    notImported: ({ detail }) => `De voorbeelden van deze pagina importeren ${detail} niet, dus is het er niet.`,
    noModule: ({ detail }) => `De voorbeelden van deze pagina importeren ${detail} niet, dus is het er niet.`,
    noComponent: () => 'Er is geen component om te tonen. Die begint met “export default function”.',
    endless: () =>
      'Gestopt: er komt geen einde aan. Is er een oneindige lus, of een component die zichzelf rendert of steeds zijn state zet?',
    objectAsChild: () => 'Een object is niet te renderen. Render een van zijn waarden, of een array.',
    invalidElement: () =>
      'Een element heeft geen component als type. Is de naam verkeerd gespeld, of is het een waarde?',
    failed: ({ detail }) => detail,
  },
};
