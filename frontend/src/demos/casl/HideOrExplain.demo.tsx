import { AbilityProvider, Can, useAbility } from '@casl/react';
import { useMemo, useState } from 'react';
import { Button } from 'reactstrap';
import type { Reason, Role } from '../../features/session/public/accessRules';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { abilityOf, type RentalAbility } from './ability';
import { RoleRadios } from './RoleRadios';
import { accessTexts } from './reasonTexts';

export const about = {
  place: 2,
  title: { en: 'Hide or explain', nl: 'Verbergen of uitleggen' },
  when: {
    en: 'With CASL for React: Can leaves out what is not allowed or, with passThrough, passes on whether it is allowed. useAbility checks in code.',
    nl: 'Met CASL voor React: Can laat weg wat niet mag, of zegt met passThrough of het mag en waarom. useAbility vraagt het in code.',
  },
} as const satisfies DemoAbout;

export default function HideOrExplain() {
  const [role, setRole] = useState<Role>('viewer');
  const ability = useMemo(() => abilityOf(role), [role]);
  return (
    <AbilityProvider value={ability}>
      <RoleRadios role={role} onChange={setRole} />
      <Toolbar key={role} />
    </AbilityProvider>
  );
}

function Toolbar() {
  const text = useTexts(texts);
  const { reasons } = useTexts(accessTexts);
  const ability = useAbility<RentalAbility>();
  const [done, setDone] = useState('');
  return (
    <>
      <p>{ability.can('edit', 'Rental') ? text.works : text.looks}</p>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <Can<RentalAbility> I="read" a="Rental">
          <Button color="primary" onClick={() => setDone(text.opened)}>
            {text.open}
          </Button>
        </Can>
        <Can<RentalAbility> I="import" a="Rental" passThrough>
          {({ isAllowed, reason }) => (
            <>
              <Button
                color="secondary"
                outline
                className={isAllowed ? '' : 'disabled'}
                aria-disabled={!isAllowed}
                onClick={() => isAllowed && setDone(text.imported)}
              >
                {text.import}
              </Button>
              {!isAllowed && <span className="text-secondary">{reasons[reason as Reason]}</span>}
            </>
          )}
        </Can>
        <Can<RentalAbility> I="administer" a="Person">
          <Button color="secondary" outline onClick={() => setDone(text.invited)}>
            {text.invite}
          </Button>
        </Can>
      </div>
      <p role="status" className="mt-3">
        {done}
      </p>
    </>
  );
}

const texts = {
  en: {
    works: 'You work on the rentals.',
    looks: 'You look at the rentals.',
    open: 'Open',
    import: 'Import',
    invite: 'Invite',
    opened: 'The rentals are open.',
    imported: 'rentals.csv is imported.',
    invited: 'A colleague is invited.',
  },
  nl: {
    works: 'U werkt aan de verhuringen.',
    looks: 'U bekijkt de verhuringen.',
    open: 'Openen',
    import: 'Importeren',
    invite: 'Uitnodigen',
    opened: 'De verhuringen zijn geopend.',
    imported: 'verhuringen.csv is geïmporteerd.',
    invited: 'Een collega is uitgenodigd.',
  },
};
