import { useId } from 'react';
import { Input, Label } from 'reactstrap';
import { type Role, roles } from '../../features/session/public/accessRules';
import { useTexts } from '../frame/useTexts';
import { accessTexts } from './reasonTexts';

/** Selects a role. */
export function RoleRadios({ role, onChange }: { readonly role: Role; readonly onChange: (role: Role) => void }) {
  const { roles: names } = useTexts(accessTexts);
  const legend = useTexts({ en: 'Role', nl: 'Rol' });
  const id = useId();
  return (
    <fieldset className="access-roles mb-3">
      <legend className="visually-hidden">{legend}</legend>
      {roles.map((one) => (
        <div key={one} className="form-check">
          <Input id={id + one} type="radio" name={id} checked={one === role} onChange={() => onChange(one)} />
          <Label for={id + one} check>
            {names[one]}
          </Label>
        </div>
      ))}
    </fieldset>
  );
}
