import { useMemo, useState } from 'react';
import { Button, Table } from 'reactstrap';
import { useFormats } from '../../components/useFormats';
import type { AccessRule, Action, Role } from '../../features/session/public/accessRules';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { abilityOf, type DemoRental } from './ability';
import { RoleRadios } from './RoleRadios';
import { accessTexts } from './reasonTexts';

export const about = {
  place: 1,
  formerAnchor: 'rules-at-work',
  title: { en: 'Permissions by role', nl: 'Rechten per rol' },
  when: {
    en: 'Choose a role and press anything: it works, or a message names the rule that forbids it. Rows that the role may not read are not shown.',
    nl: 'Kies wie u bent, en druk op wat u wilt: het gebeurt, of u hoort welke regel ertegen is. Rijen die de rol niet mag lezen zijn er niet.',
  },
} as const satisfies DemoAbout;

export default function PermissionsByRole() {
  const text = useTexts(texts);
  const words = useTexts(accessTexts);
  const { number } = useFormats();
  const [role, setRole] = useState<Role>('editor');
  const [rentals, setRentals] = useState(first);
  const [decision, setDecision] = useState<Decision>();
  const ability = useMemo(() => abilityOf(role), [role]);
  const seen = rentals.filter((rental) => ability.can('read', rental));

  const attempt = (action: Action, about: DemoRental | 'Rental', change: () => void) => {
    const isAllowed = ability.can(action, about);
    setDecision({ action, about, isAllowed, rule: ability.relevantRuleFor(action, about)?.origin as AccessRule });
    if (isAllowed) change();
  };
  const button = (action: Action, rental: DemoRental) => {
    const isAllowed = ability.can(action, rental);
    return (
      <Button
        key={action}
        size="sm"
        color="secondary"
        outline
        className={isAllowed ? '' : 'disabled'}
        aria-disabled={!isAllowed}
        aria-label={`${words.actions[action]}: ${text.names[rental.name]}`}
        onClick={() => attempt(action, rental, () => setRentals(changed(rentals, action, rental)))}
      >
        {words.actions[action]}
      </Button>
    );
  };
  return (
    <>
      <RoleRadios
        role={role}
        onChange={(role) => {
          setRole(role);
          setDecision(undefined);
        }}
      />
      <Table responsive aria-label={text.rentals}>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col" className="text-end">
              {text.population}
            </th>
            <th scope="col">{text.what}</th>
          </tr>
        </thead>
        <tbody>
          {seen.map((rental) => (
            <tr key={rental.name}>
              <th scope="row">
                {text.names[rental.name]} {rental.isSample && <span className="badge text-bg-info">{text.sample}</span>}
                {rental._deleted && <span className="badge text-bg-secondary">{text.deleted}</span>}
              </th>
              <td className="text-end">{number(rental.population)}</td>
              <td>
                <div className="d-flex flex-wrap gap-1">{rowActions.map((action) => button(action, rental))}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="d-flex flex-wrap align-items-center gap-3 mb-3">
        <Button
          color="primary"
          className={ability.can('import', 'Rental') ? '' : 'disabled'}
          aria-disabled={ability.cannot('import', 'Rental')}
          onClick={() => attempt('import', 'Rental', () => setRentals(first))}
        >
          {text.import}
        </Button>
        <span className="text-secondary">{text.hidden(rentals.length - seen.length)}</span>
      </div>
      <div role="status" className="access-decision">
        {decision ? (
          <>
            <p>
              {words.actions[decision.action]},{' '}
              {decision.about === 'Rental' ? words.subjects.Rental : text.names[decision.about.name]}:{' '}
              <strong className={decision.isAllowed ? 'access-allowed' : 'access-denied'}>
                {decision.isAllowed ? text.allowed : text.denied}
              </strong>
              . {words.reasons[decision.rule.reason]}
            </p>
            <code dir="ltr">{written(decision.rule)}</code>
          </>
        ) : (
          <p>{text.press}</p>
        )}
      </div>
    </>
  );
}

interface Decision {
  readonly action: Action;
  readonly about: DemoRental | 'Rental';
  readonly isAllowed: boolean;
  readonly rule: AccessRule;
}

const rowActions: readonly Action[] = ['edit', 'delete', 'restore'];

const first: readonly DemoRental[] = [
  { name: 'monaco', population: 38_631, isSample: true, _deleted: false },
  { name: 'belgium', population: 11_812_354, isSample: false, _deleted: false },
  { name: 'luxembourg', population: 672_050, isSample: false, _deleted: true },
];

function changed(rentals: readonly DemoRental[], action: Action, rental: DemoRental): readonly DemoRental[] {
  const population = action === 'edit' ? rental.population + 1000 : rental.population;
  const _deleted = action === 'delete' || (action !== 'restore' && rental._deleted);
  return rentals.map((other) => (other === rental ? { ...rental, population, _deleted } : other));
}

/** A rule in the syntax of CASL's builder. */
function written({ inverted, action, subject, conditions }: AccessRule): string {
  const said = [action, subject, conditions].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
  return `${inverted ? 'cannot' : 'can'}(${said.join(', ')})`;
}

const texts = {
  en: {
    rentals: 'Rentals',
    name: 'Name',
    population: 'Population',
    what: 'What you can try',
    names: { monaco: 'Monaco', belgium: 'Belgium', luxembourg: 'Luxembourg' } as Record<string, string>,
    sample: 'sample',
    deleted: 'deleted',
    import: 'Import rentals.csv',
    hidden: (count: number) => (count > 0 ? `${count} rentals are not yours to see.` : 'You see all rentals.'),
    press: 'Press a button to see which rule decides.',
    allowed: 'allowed',
    denied: 'not allowed',
  },
  nl: {
    rentals: 'Verhuringen',
    name: 'Naam',
    population: 'Inwoners',
    what: 'Wat u kunt proberen',
    names: { monaco: 'Monaco', belgium: 'België', luxembourg: 'Luxemburg' } as Record<string, string>,
    sample: 'voorbeeld',
    deleted: 'verwijderd',
    import: 'verhuringen.csv importeren',
    hidden: (count: number) => (count > 0 ? `${count} verhuringen mag u niet zien.` : 'U ziet alle verhuringen.'),
    press: 'Druk op een knop om te zien welke regel beslist.',
    allowed: 'mag',
    denied: 'mag niet',
  },
};
