import { useId, useState } from 'react';
import { plainTextOf } from '../../components/rich-text/textFormats';
import { useHydrated } from '../../lib/useHydrated';
import type { ControlValues, DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { LazyRichText } from './LazyRichText';

export const about = {
  place: 3,
  formerAnchor: 'short-note',
  title: { en: 'With a character count', nl: 'Met een tekenteller' },
  when: {
    en: 'When the text has to fit somewhere: fewer tools, and the count is of the letters that a reader sees. Exceeding the limit while writing is allowed, and a message says so.',
    nl: 'Als de tekst ergens in moet passen: minder gereedschap, en geteld worden de letters die een lezer ziet. Eroverheen mag tijdens het schrijven, en dat wordt gezegd.',
  },
  controls: {
    short: { kind: 'switch', value: true },
    readOnly: { kind: 'switch', value: false },
    limit: { kind: 'range', min: 60, max: 300, step: 20, value: 160 },
  },
} as const satisfies DemoAbout;

export default function CharacterCount({ short, readOnly, limit }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [html, setHtml] = useState(text.rules);
  // HTML can only be converted to text in a browser.
  const isHydrated = useHydrated();
  const left = limit - (isHydrated ? countLetters(plainTextOf(html)) : 0);
  return (
    <>
      <p id={`${id}-label`} className="form-label">
        {text.label}
      </p>
      <LazyRichText
        editorKey={`${short} ${readOnly}`}
        labelId={`${id}-label`}
        describedBy={`${id}-count`}
        initialHtml={html}
        onChange={setHtml}
        short={short}
        readOnly={readOnly}
        invalid={left < 0}
      />
      <p id={`${id}-count`} className={left < 0 ? 'invalid-feedback d-block' : 'form-text'}>
        {left < 0 ? text.over(-left) : text.left(left)}
      </p>
      <p role="status" className="visually-hidden">
        {left < 0 && text.over(-left)}
      </p>
    </>
  );
}

const letters = new Intl.Segmenter();
/** An emoji or a letter with an accent can be several characters of a string, and is one to its reader. */
const countLetters = (text: string) => [...letters.segment(text)].length;

const texts = {
  en: {
    label: 'House rules, for the card at the door',
    rules:
      '<p>Quiet <strong>after 22:00</strong>, please.</p><ol><li><p>Shoes off upstairs</p></li><li><p>Windows shut when you leave</p></li></ol>',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => `${count === 1 ? '1 character' : `${count} characters`} too many for the card`,
  },
  nl: {
    label: 'Huisregels, voor het kaartje bij de deur',
    rules:
      '<p>Graag stil <strong>na 22.00 uur</strong>.</p><ol><li><p>Boven schoenen uit</p></li><li><p>Ramen dicht als u weggaat</p></li></ol>',
    left: (count: number) => (count === 1 ? 'Nog 1 teken' : `Nog ${count} tekens`),
    over: (count: number) => `${count === 1 ? '1 teken' : `${count} tekens`} te veel voor het kaartje`,
  },
};
