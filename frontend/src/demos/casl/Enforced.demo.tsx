import { ForbiddenError } from '@casl/ability';
import { useState } from 'react';
import { Alert, Button } from 'reactstrap';
import type { Reason, Role } from '../../features/session/public/accessRules';
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
    nl: 'Een controle in een knop kan worden vergeten, dus de functie controleert ook. Die gooit een fout, en de reden wordt de melding.',
  },
} as const satisfies DemoAbout;

export default function Enforced() {
  const text = useTexts(texts);
  const { reasons } = useTexts(accessTexts);
  const [role, setRole] = useState<Role>('viewer');
  const [answer, setAnswer] = useState<{ deleted: boolean; message: string }>();
  const press = () => {
    try {
      deleteRental(role, belgium);
      setAnswer({ deleted: true, message: text.deleted });
    } catch (error) {
      if (!(error instanceof ForbiddenError)) throw error;
      setAnswer({ deleted: false, message: reasons[error.message as Reason] });
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
        {text.delete}
      </Button>
      {answer && (
        <Alert color={answer.deleted ? 'success' : 'danger'} fade={false} className="mt-3">
          {answer.message}
        </Alert>
      )}
    </>
  );
}

/** @throws ForbiddenError with the reason of the rule that forbids it. */
function deleteRental(role: Role, rental: DemoRental): void {
  ForbiddenError.from(abilityOf(role)).throwUnlessCan('delete', rental);
  // The deletion would be here.
}

const belgium: DemoRental = { name: 'belgium', population: 11_812_354, isSample: false, _deleted: false };

const texts = {
  en: { delete: 'Delete Belgium', deleted: 'Belgium is deleted.' },
  nl: { delete: 'België verwijderen', deleted: 'België is verwijderd.' },
};
