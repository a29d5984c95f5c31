import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import dash from 'bootstrap-icons/icons/dash-lg.svg?glyph';
import { useId, useState } from 'react';
import { Input, Label, Table } from 'reactstrap';
import { Icon } from '../../components/Icon';
import { actionsOn, type Reason, roles, type Subject, subjects } from '../../features/session/public/accessRules';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { abilityOf } from './ability';
import { accessTexts } from './reasonTexts';

export const about = {
  place: 3,
  formerAnchor: 'who-may-what',
  title: { en: 'Permission matrix', nl: 'Rechtenmatrix' },
  when: {
    en: 'For people who review the rules. The table is computed from them, so the two always agree.',
    nl: 'Voor wie de regels nakijkt. De tabel wordt eruit berekend, dus de twee komen altijd overeen.',
  },
} as const satisfies DemoAbout;

const abilities = roles.map((role) => ({ role, ability: abilityOf(role) }));

export default function PermissionMatrix() {
  const text = useTexts(texts);
  const words = useTexts(accessTexts);
  const id = useId();
  const [subject, setSubject] = useState<Subject>('Rental');
  return (
    <>
      <div className="d-flex align-items-center gap-2 mb-3">
        <Label for={id} className="mb-0">
          {text.about}
        </Label>
        <Input
          id={id}
          type="select"
          className="w-auto"
          value={subject}
          onChange={({ target }) => setSubject(target.value as Subject)}
        >
          {subjects.map((one) => (
            <option key={one} value={one}>
              {words.subjects[one]}
            </option>
          ))}
        </Input>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="table-responsive" tabIndex={0} aria-label={text.table}>
        <Table size="sm">
          <thead>
            <tr>
              <th scope="col">{text.action}</th>
              {abilities.map(({ role }) => (
                <th key={role} scope="col">
                  {words.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actionsOn[subject].map((action) => (
              <tr key={action}>
                <th scope="row">{words.actions[action]}</th>
                {abilities.map(({ role, ability }) => {
                  const isAllowed = ability.can(action, subject);
                  const reason = ability.relevantRuleFor(action, subject)?.reason as Reason | undefined;
                  return (
                    <td key={role}>
                      <span className={isAllowed ? 'access-allowed' : 'access-denied'}>
                        <Icon icon={isAllowed ? check : dash} /> {isAllowed ? text.yes : text.no}
                      </span>
                      <br />
                      <small className="text-secondary">{reason && words.reasons[reason]}</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  );
}

const texts = {
  en: {
    about: 'About',
    table: 'Who may do what',
    action: 'Action',
    yes: 'Yes',
    no: 'No',
  },
  nl: {
    about: 'Over',
    table: 'Wie wat mag',
    action: 'Handeling',
    yes: 'Ja',
    no: 'Nee',
  },
};
