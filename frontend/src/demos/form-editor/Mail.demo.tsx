import { useId, useState } from 'react';
import { Button, ButtonGroup } from 'reactstrap';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { LazyRichText } from './LazyRichText';
import { markdownOf } from './markdownOf';

export const about = {
  place: 1,
  title: { en: 'A mail, as HTML and as Markdown', nl: 'Een mail, als HTML en als Markdown' },
  when: {
    en: 'The whole set: headings, marks, lists, quotes and links, by button and by key. Below it is what leaves the editor.',
    nl: 'Alles bij elkaar: koppen, opmaak, lijsten, citaten en links, met knoppen en met toetsen. Eronder staat wat de editor verlaat.',
  },
} as const satisfies DemoAbout;

export default function Mail() {
  const text = useTexts(texts);
  const id = useId();
  const [html, setHtml] = useState(text.mail);
  const [format, setFormat] = useState<'HTML' | 'Markdown'>('HTML');
  return (
    <>
      <p id={`${id}-label`} className="form-label">
        {text.label}
      </p>
      <LazyRichText labelId={`${id}-label`} initialHtml={html} onChange={setHtml} />
      <div className="d-flex align-items-center justify-content-between mt-3 mb-2">
        <h3 id={`${id}-output`}>{text.output}</h3>
        <ButtonGroup size="sm" aria-labelledby={`${id}-output`}>
          {(['HTML', 'Markdown'] as const).map((name) => (
            <Button
              key={name}
              color="secondary"
              outline
              active={name === format}
              aria-pressed={name === format}
              onClick={() => setFormat(name)}
            >
              {name}
            </Button>
          ))}
        </ButtonGroup>
      </div>
      <pre className="rich-text-output" dir="ltr">
        {format === 'HTML' ? html : markdownOf(html)}
      </pre>
    </>
  );
}

const texts = {
  en: {
    label: 'Mail to the guest',
    output: 'What is sent',
    mail: '<h3>Welcome to Delft</h3><p>The key is in the box <strong>left of the door</strong>. The code comes in a text message at 14:00.</p><ul><li><p>Bicycles are in the shed</p></li><li><p>Bread is from <a href="https://polder.test/bakery">the bakery</a></p></li></ul>',
  },
  nl: {
    label: 'Mail aan de gast',
    output: 'Wat wordt verstuurd',
    mail: '<h3>Welkom in Delft</h3><p>De sleutel ligt in het kastje <strong>links van de deur</strong>. De code komt om 14.00 uur per sms.</p><ul><li><p>De fietsen staan in de schuur</p></li><li><p>Brood haalt u bij <a href="https://polder.test/bakker">de bakker</a></p></li></ul>',
  },
};
