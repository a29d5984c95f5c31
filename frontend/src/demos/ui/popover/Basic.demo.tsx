import { Link } from 'react-router';
import { PopoverDialog } from '../../../components/PopoverDialog';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'details',
  title: { en: 'Basic', nl: 'Basis' },
  when: {
    en: 'When a name in the page deserves a few lines and a way on, and most readers need neither.',
    nl: 'Als een naam in de pagina een paar regels en een link verder verdient, en de meeste lezers geen van beide nodig hebben.',
  },
} as const satisfies DemoAbout;

export default function Basic() {
  const text = useTexts(texts);
  return (
    <PopoverDialog label={text.guest} title={text.guest}>
      {() => (
        <>
          <p>{text.stay}</p>
          <Link to="/apps/email">{text.write}</Link>
        </>
      )}
    </PopoverDialog>
  );
}

const texts = {
  en: {
    guest: 'Anna de Wit',
    stay: 'In Haarlem from 4 to 9 December. Her fourth stay; she brings the cat.',
    write: 'Write to Anna',
  },
  nl: {
    guest: 'Anna de Wit',
    stay: 'In Haarlem van 4 tot 9 december. Haar vierde verblijf; de kat komt mee.',
    write: 'Anna schrijven',
  },
};
