import { Link } from 'react-router';
import { Button } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'Block button and link', nl: 'Knop en link over de volle breedte' },
  when: {
    en: 'Full width in a narrow panel or on a phone. Where it leads to another page it is a link, with the look of a button.',
    nl: 'De volle breedte in een smal paneel of op een telefoon. Leidt hij naar een andere pagina, dan is het een link die eruitziet als knop.',
  },
} as const satisfies DemoAbout;

export default function Block() {
  const text = useTexts(texts);
  return (
    <div className="d-grid gap-2 col-md-6">
      <Button tag={Link} to="/auth/loginformik" color="primary">
        {text.signIn}
      </Button>
      <Button tag={Link} to="/auth/registerformik" color="secondary" outline>
        {text.register}
      </Button>
    </div>
  );
}

const texts = {
  en: { signIn: 'Sign in', register: 'Create an account' },
  nl: { signIn: 'Inloggen', register: 'Account maken' },
};
