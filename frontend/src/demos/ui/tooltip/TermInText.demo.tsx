import { type ReactNode, useId, useRef } from 'react';
import { Hint } from '../../../components/Hint';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Term in a sentence', nl: 'Term in een zin' },
  when: {
    en: 'For a word that most readers know. It is a button, so that a keyboard and a finger find it too.',
    nl: 'Voor een woord dat de meeste lezers kennen. Het is een knop, dus een toetsenbord en een vinger vinden het ook.',
  },
} as const satisfies DemoAbout;

export default function TermInText() {
  const text = useTexts(texts);
  return (
    <p className="prose">
      {text.before} <Term meaning={text.tombstoneMeaning}>{text.tombstone}</Term> {text.between}{' '}
      <Term meaning={text.deltaMeaning}>{text.delta}</Term> {text.after}
    </p>
  );
}

function Term({ meaning, children }: { meaning: string; children: ReactNode }) {
  const id = useId();
  const term = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={term} type="button" className="term" aria-describedby={id}>
        {children}
      </button>
      <Hint id={id} target={term}>
        {meaning}
      </Hint>
    </>
  );
}

const texts = {
  en: {
    before: 'A rental that you delete stays behind as a',
    tombstone: 'tombstone',
    tombstoneMeaning: 'The row, marked as deleted. It can be brought back.',
    between: 'so that other browsers, which only ask for the',
    delta: 'delta',
    deltaMeaning: 'What changed since the last time they asked.',
    after: 'hear of it too.',
  },
  nl: {
    before: 'Een verhuring die u verwijdert blijft achter als',
    tombstone: 'grafsteen',
    tombstoneMeaning: 'De rij, gemarkeerd als verwijderd. Zij kan terug.',
    between: 'zodat andere browsers, die alleen om de',
    delta: 'delta',
    deltaMeaning: 'Wat er veranderd is sinds ze dat de vorige keer vroegen.',
    after: 'vragen, het ook horen.',
  },
};
