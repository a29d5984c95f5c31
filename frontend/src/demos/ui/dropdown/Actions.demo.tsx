import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import printer from 'bootstrap-icons/icons/printer.svg?glyph';
import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import { useId, useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Action menu', nl: 'Actiemenu' },
  when: {
    en: 'What can be done with one thing: in groups under small headers, what cannot be undone last and apart.',
    nl: 'Wat u met één ding kunt doen: in groepen onder kleine koppen, wat niet terug kan als laatste en apart.',
  },
} as const satisfies DemoAbout;

export default function Actions() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const [done, setDone] = useState('');
  return (
    <>
      <UncontrolledDropdown className="d-inline-block">
        <DropdownToggle color="secondary" outline caret>
          Herengracht 401
        </DropdownToggle>
        <DropdownMenu end={rightToLeft} aria-label={text.menu}>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of menu items is no fieldset */}
          <div role="group" aria-labelledby={id}>
            <div id={id} role="presentation" className="dropdown-header">
              {text.guest}
            </div>
            <DropdownItem onClick={() => setDone(text.write)}>
              <Icon icon={envelope} className="me-2" />
              {text.write}
            </DropdownItem>
            <DropdownItem onClick={() => setDone(text.print)}>
              <Icon icon={printer} className="me-2" />
              {text.print}
            </DropdownItem>
          </div>
          <hr className="dropdown-divider" />
          <DropdownItem onClick={() => setDone(text.copy)}>
            <Icon icon={copy} className="me-2" />
            {text.copy}
          </DropdownItem>
          {/* reactstrap's `disabled` would remove the menuitem role, and screen readers would skip it. */}
          <DropdownItem className="disabled" aria-disabled toggle={false}>
            <Icon icon={trash} className="me-2" />
            {text.remove}
          </DropdownItem>
        </DropdownMenu>
      </UncontrolledDropdown>
      <p role="status" className="mt-3">
        {done ? text.done(done) : text.nothing}
      </p>
    </>
  );
}

const texts = {
  en: {
    menu: 'Actions for Herengracht 401',
    guest: 'Guest',
    write: 'Write to the guest',
    print: 'Print the house rules',
    copy: 'Copy the address',
    remove: 'Delete (paid rentals stay)',
    nothing: 'Nothing done yet',
    done: (action: string) => `Done: ${action}`,
  },
  nl: {
    menu: 'Handelingen voor Herengracht 401',
    guest: 'Gast',
    write: 'De gast schrijven',
    print: 'De huisregels afdrukken',
    copy: 'Het adres kopiëren',
    remove: 'Verwijderen (betaald blijft)',
    nothing: 'Nog niets gedaan',
    done: (action: string) => `Gedaan: ${action}`,
  },
};
