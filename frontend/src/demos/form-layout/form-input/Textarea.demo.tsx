import './form-input.scss';
import { useId, useState } from 'react';
import { Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'long-text',
  title: { en: 'Textarea that grows', nl: 'Tekstvak dat meegroeit' },
  when: {
    en: 'An answer in sentences. The field grows with the text (field-sizing), so that nothing written is out of sight; the count is announced near the limit, not at every letter.',
    nl: 'Een antwoord in zinnen. Het veld groeit met de tekst mee (field-sizing), zodat niets uit beeld raakt; de telling laat zich vlak voor het einde horen, niet bij elke letter.',
  },
} as const satisfies DemoAbout;

const max = 200;

export default function Textarea() {
  const text = useTexts(texts);
  const id = useId();
  const [remark, setRemark] = useState(text.remark);
  const left = max - remark.length;
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <Input
        id={id}
        type="textarea"
        className="input-growing"
        rows={2}
        maxLength={max}
        aria-describedby={`${id}-count`}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      <p id={`${id}-count`} className="form-text">
        {text.left(left)}
      </p>
      <p role="status" className="visually-hidden">
        {left <= 20 && text.left(left)}
      </p>
    </>
  );
}

const texts = {
  en: {
    label: 'What the next guest should know',
    remark: 'The stairs are steep.\nThe bell sticks: press it twice.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  },
  nl: {
    label: 'Wat de volgende gast moet weten',
    remark: 'De trap is steil.\nDe bel hapert: druk twee keer.',
    left: (count: number) => (count === 1 ? 'Nog 1 teken' : `Nog ${count} tekens`),
  },
};
