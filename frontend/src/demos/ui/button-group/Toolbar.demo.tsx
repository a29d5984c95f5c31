import bold from 'bootstrap-icons/icons/type-bold.svg?glyph';
import italic from 'bootstrap-icons/icons/type-italic.svg?glyph';
import underline from 'bootstrap-icons/icons/type-underline.svg?glyph';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button, ButtonGroup, ButtonToolbar, Input } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { usePageTheme } from '../../../components/usePageTheme';
import { horizontalKeys, moveFocus } from '../../../lib/moveFocus';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Toolbar', nl: 'Werkbalk' },
  when: {
    en: 'Several groups above what they act on. Tab reaches it once; the arrows, Home and End move along it.',
    nl: 'Meer groepen boven waar ze op werken. Tab komt er één keer; de pijltoetsen, Home en End lopen erlangs.',
  },
} as const satisfies DemoAbout;

export default function Toolbar() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const [styles, setStyles] = useState<Styles>({ fontWeight: 600 });
  const [current, setCurrent] = useState('bold');
  const [message, setMessage] = useState(text.message);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    if (moveFocus(event, buttons, horizontalKeys(rightToLeft))) event.preventDefault();
  };
  const button = (name: 'bold' | 'italic' | 'underline' | 'clear') => ({
    color: 'secondary',
    outline: true,
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
  });
  const toggle = <Name extends keyof Styles>(name: Name, value: Styles[Name]) => ({
    active: styles[name] === value,
    'aria-pressed': styles[name] === value,
    onClick: () => setStyles({ ...styles, [name]: styles[name] === value ? undefined : value }),
  });

  return (
    <>
      <ButtonToolbar className="gap-2 mb-2" aria-label={text.toolbar} aria-controls={id} onKeyDown={onKeyDown}>
        <ButtonGroup aria-label={text.letters}>
          <Button {...button('bold')} {...toggle('fontWeight', 600)} aria-label={text.bold}>
            <Icon icon={bold} />
          </Button>
          <Button {...button('italic')} {...toggle('fontStyle', 'italic')} aria-label={text.italic}>
            <Icon icon={italic} />
          </Button>
          <Button {...button('underline')} {...toggle('textDecoration', 'underline')} aria-label={text.underline}>
            <Icon icon={underline} />
          </Button>
        </ButtonGroup>
        <ButtonGroup aria-label={text.all}>
          <Button {...button('clear')} onClick={() => setStyles({})}>
            {text.clear}
          </Button>
        </ButtonGroup>
      </ButtonToolbar>
      <Input
        id={id}
        type="textarea"
        rows={3}
        aria-label={text.label}
        style={styles}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </>
  );
}

interface Styles {
  fontWeight?: 600;
  fontStyle?: 'italic';
  textDecoration?: 'underline';
}

const texts = {
  en: {
    toolbar: 'Letters of the message',
    letters: 'Letters',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    all: 'All at once',
    clear: 'Plain',
    label: 'Message to the guests',
    message: 'Welcome to Utrecht. The bicycles in the courtyard are yours.',
  },
  nl: {
    toolbar: 'Letters van het bericht',
    letters: 'Letters',
    bold: 'Vet',
    italic: 'Cursief',
    underline: 'Onderstreept',
    all: 'Alles tegelijk',
    clear: 'Gewoon',
    label: 'Bericht aan de gasten',
    message: 'Welkom in Utrecht. De fietsen op de binnenplaats staan voor u klaar.',
  },
};
