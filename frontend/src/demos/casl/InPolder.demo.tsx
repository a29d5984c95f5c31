import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { useCan } from '../../features/session/public/permissions';
import { selectRole } from '../../features/session/public/session';
import { loginFrom } from '../../lib/paths';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Your permissions in Polder', nl: 'Uw rechten in Polder' },
  when: {
    en: 'In Polder itself: one hook over the same rules. It decides as CASL does without loading CASL, so that first loads stay small.',
    nl: 'In de onderdelen van Polder zelf: één hook over dezelfde regels. Die beslist zoals CASL, maar zonder, zodat de eerste pagina licht blijft.',
  },
} as const satisfies DemoAbout;

export default function InPolder() {
  const text = useTexts(texts);
  const location = useLocation();
  const role = useAppSelector(selectRole);
  const mayEdit = useCan('edit');
  const mayImport = useCan('import');
  const mayInterpret = useCan('interpret', 'Text');
  const word = (isAllowed: boolean | undefined) => (isAllowed ? text.yes : text.no);
  return (
    <>
      <dl className="d-flex flex-wrap gap-4">
        <div>
          <dt>{text.edit}</dt>
          <dd>{word(mayEdit)}</dd>
        </div>
        <div>
          <dt>{text.import}</dt>
          <dd>{word(mayImport)}</dd>
        </div>
        <div>
          <dt>{text.interpret}</dt>
          <dd>{word(mayInterpret)}</dd>
        </div>
      </dl>
      {role === 'guest' && <Link to={loginFrom(location)}>{text.signIn}</Link>}
    </>
  );
}

const texts = {
  en: {
    edit: 'Edit rentals',
    import: 'Import a file',
    interpret: 'Have texts read',
    yes: 'Yes',
    no: 'No',
    signIn: 'Sign in to see yours',
  },
  nl: {
    edit: 'Verhuringen bewerken',
    import: 'Een bestand importeren',
    interpret: 'Teksten laten lezen',
    yes: 'Ja',
    no: 'Nee',
    signIn: 'Log in om die van u te zien',
  },
};
