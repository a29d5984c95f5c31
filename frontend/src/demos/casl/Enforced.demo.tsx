import { ForbiddenError } from '@casl/ability';
import { useState } from 'react';
import { Alert, Button } from 'reactstrap';
import type { Reason, Role } from '../../features/session/accessRules';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { abilityOf, type DemoRental } from './ability';
import { RoleRadios } from './RoleRadios';
import { accessTexts } from './reasonTexts';

export const about = {
  place: 4,
  title: { en: 'Enforced in code', nl: 'Afgedwongen in code' },
  when: {
    en: 'A check in a button can be forgotten, so the function checks too. It throws, and the reason becomes the message.',
    nl: 'Een knop kan vergeten worden, de functie die het doet niet. Die gooit een fout, en de reden wordt de melding.',
  },
} as const satisfies DemoAbout;

export default function Enforced() {
  const text = useTexts(texts);
  const { reasons } = useTexts(accessTexts);
  const [role, setRole] = useState<Role>('editor');
  const [answer, setAnswer] = useState<{ erased: boolean; message: string }>();
  const press = () => {
    try {
      erase(role, luxembourg);
      setAnswer({ erased: true, message: text.erased });
    } catch (error) {
      if (!(error instanceof ForbiddenError)) throw error;
      setAnswer({ erased: false, message: reasons[error.message as Reason] });
    }
  };
  return (
    <>
      <RoleRadios
        role={role}
        onChange={(role) => {
          setRole(role);
          setAnswer(undefined);
        }}
      />
      <Button color="danger" onClick={press}>
        {text.erase}
      </Button>
      {answer && (
        <Alert color={answer.erased ? 'success' : 'danger'} fade={false} className="mt-3">
          {answer.message}
        </Alert>
      )}
    </>
  );
}

/** @throws ForbiddenError with the reason of the rule that forbids it. */
function erase(role: Role, rental: DemoRental): void {
  ForbiddenError.from(abilityOf(role)).throwUnlessCan('erase', rental);
  // The deletion would be here.
}

const luxembourg: DemoRental = { name: 'luxembourg', population: 672_050, isSample: false, _deleted: true };

const texts = {
  en: { erase: 'Erase Luxembourg', erased: 'Luxembourg is erased.' },
  nl: { erase: 'Luxemburg wissen', erased: 'Luxemburg is gewist.' },
};
