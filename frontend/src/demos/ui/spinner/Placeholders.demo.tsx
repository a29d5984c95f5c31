import { clsx } from 'clsx';
import { useState } from 'react';
import { Button, Card, CardBody, CardText, CardTitle, Placeholder, PlaceholderButton } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Placeholders (skeleton)', nl: 'Placeholders (skeleton)' },
  when: {
    en: 'When the form is known: grey lines of the right size, in place of a spinner. Hidden from screen readers, which get the word.',
    nl: 'Als de vorm bekend is: grijze regels van de juiste maat, in plaats van een laadindicator. Verborgen voor schermlezers, die het woord krijgen.',
  },
  controls: {
    animation: { kind: 'choice', options: ['glow', 'wave', 'none'], value: 'glow' },
    size: { kind: 'choice', options: ['xs', 'sm', 'md', 'lg'], value: 'md' },
  },
} as const satisfies DemoAbout;

export default function Placeholders({ animation, size }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [isThere, setThere] = useState(false);
  const line = (width: number) => <Placeholder xs={width} size={size === 'md' ? undefined : size} />;
  const wave = animation === 'none' ? '' : `placeholder-${animation}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isThere ? text.there : text.loading}
      </p>
      <Card className="mb-3">
        {isThere ? (
          <CardBody>
            <CardTitle tag="h3">{text.title}</CardTitle>
            <CardText>{text.content}</CardText>
            <Button color="primary">{text.open}</Button>
          </CardBody>
        ) : (
          <CardBody aria-hidden="true">
            <CardTitle tag="div" className={wave}>
              {line(5)}
            </CardTitle>
            <CardText tag="div" className={clsx('mb-3', wave)}>
              {line(11)} {line(7)}
            </CardText>
            <PlaceholderButton color="primary" xs={3} tabIndex={-1} />
          </CardBody>
        )}
      </Card>
      <Button color="secondary" outline onClick={() => setThere(!isThere)}>
        {isThere ? text.again : text.arrive}
      </Button>
    </>
  );
}

const texts = {
  en: {
    loading: 'The house is being fetched.',
    there: 'The house is there.',
    title: 'Wharf cellar in Utrecht',
    content: 'Two beds, a kitchen, and the water of the Oudegracht at the door.',
    open: 'Show the house',
    arrive: 'Let it arrive',
    again: 'Fetch again',
  },
  nl: {
    loading: 'Het huis wordt opgehaald.',
    there: 'Het huis is er.',
    title: 'Werfkelder in Utrecht',
    content: 'Twee bedden, een keuken, en het water van de Oudegracht voor de deur.',
    open: 'Huis tonen',
    arrive: 'Laat het aankomen',
    again: 'Opnieuw ophalen',
  },
};
