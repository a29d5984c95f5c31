import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  Button,
  Dropdown,
  DropdownItem,
  DropdownMenu,
  DropdownToggle,
  Form,
  FormGroup,
  Input,
  InputGroup,
  Label,
} from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Input group: button or menu', nl: 'Veldgroep: knop of menu' },
  when: {
    en: 'When the button acts on this one field: look it up, copy it, choose its unit. A button for the whole form stands below the form.',
    nl: 'Als de knop over dit ene veld gaat: opzoeken, kopiëren, de eenheid kiezen. Een knop voor het hele formulier staat onder het formulier.',
  },
} as const satisfies DemoAbout;

export default function WithButtons() {
  const text = useTexts(texts);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [unit, setUnit] = useState(0);
  // Choosing by keyboard restores the focus; a click does not.
  const chooseUnit = (index: number) => {
    setUnit(index);
    toggle.current?.focus();
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).toUpperCase();
    setStatus(code === 'RTM-0421' ? text.found : text.notFound(code));
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText('https://polder.test/b/7f3k');
      setStatus(text.copied);
    } catch {
      setStatus(text.notCopied);
    }
  };
  return (
    <>
      <Form onSubmit={find}>
        <FormGroup>
          <Label for={`${id}-code`}>{text.code}</Label>
          <InputGroup>
            <Input id={`${id}-code`} name="code" required autoComplete="off" placeholder="RTM-0421" />
            <Button type="submit" color="primary">
              {text.find}
            </Button>
          </InputGroup>
        </FormGroup>
      </Form>
      <FormGroup>
        <Label for={`${id}-link`}>{text.link}</Label>
        <InputGroup dir="ltr">
          <Input id={`${id}-link`} readOnly value="polder.test/b/7f3k" />
          <Button color="secondary" outline onClick={() => void copyLink()}>
            <Icon icon={copy} />
            {text.copy}
          </Button>
        </InputGroup>
      </FormGroup>
      <FormGroup>
        <Label for={`${id}-notice`}>{text.notice}</Label>
        <Dropdown menuRole="listbox" isOpen={isOpen} toggle={() => setOpen(!isOpen)} className="input-group">
          <Input id={`${id}-notice`} type="number" min={1} defaultValue={2} aria-describedby={`${id}-unit`} />
          <DropdownToggle innerRef={toggle} id={`${id}-unit`} caret color="secondary" outline>
            {text.units[unit]}
          </DropdownToggle>
          <DropdownMenu end aria-label={text.unit}>
            {text.units.map((name, index) => (
              <DropdownItem
                key={name}
                aria-selected={index === unit}
                active={index === unit}
                onClick={() => chooseUnit(index)}
              >
                {name}
              </DropdownItem>
            ))}
          </DropdownMenu>
        </Dropdown>
      </FormGroup>
      <p role="status">{status}</p>
    </>
  );
}

const texts = {
  en: {
    code: 'Code on the key tag',
    find: 'Find house',
    found: 'Maaskade 12, Rotterdam.',
    notFound: (code: string) => `No house has the code ${code}.`,
    link: 'Link for the guest',
    copy: 'Copy',
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow it: select the link, and copy it.',
    notice: 'Notice before moving out',
    unit: 'Unit of the notice',
    units: ['weeks', 'months'],
  },
  nl: {
    code: 'Code op het sleutellabel',
    find: 'Huis zoeken',
    found: 'Maaskade 12, Rotterdam.',
    notFound: (code: string) => `Geen huis heeft de code ${code}.`,
    link: 'Link voor de gast',
    copy: 'Kopiëren',
    copied: 'De link is gekopieerd.',
    notCopied: 'De browser stond het niet toe: selecteer de link en kopieer hem.',
    notice: 'Opzegtermijn',
    unit: 'Eenheid van de opzegtermijn',
    units: ['weken', 'maanden'],
  },
};
