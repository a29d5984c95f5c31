import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Collapse } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'questions',
  title: { en: 'Accordion', nl: 'Accordeon' },
  when: {
    en: 'A list of questions of which people need one or two. Let several stay open when they are compared.',
    nl: 'Een lijst vragen waarvan mensen er één of twee nodig hebben. Laat er meer openstaan als ze vergeleken worden.',
  },
  controls: {
    stayOpen: { kind: 'switch', value: false },
    flush: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function FaqAccordion({ stayOpen, flush }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [open, setOpen] = useState<readonly number[]>([0]);
  const toggle = (index: number) => {
    if (open.includes(index)) setOpen(open.filter((other) => other !== index));
    else setOpen(stayOpen ? [...open, index] : [index]);
  };
  return (
    // reactstrap's AccordionHeader lacks aria-expanded and aria-controls.
    <div className={clsx('accordion', flush && 'accordion-flush')}>
      {text.map(({ question, answer }, index) => {
        const isOpen = open.includes(index);
        return (
          <div key={question} className="accordion-item">
            <h3 className="accordion-header">
              <button
                type="button"
                className={clsx('accordion-button', !isOpen && 'collapsed')}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                onClick={() => toggle(index)}
              >
                {question}
              </button>
            </h3>
            <Collapse id={`${id}-${index}`} isOpen={isOpen} className="accordion-collapse">
              <p className="accordion-body mb-0">{answer}</p>
            </Collapse>
          </div>
        );
      })}
    </div>
  );
}

const texts = {
  en: [
    {
      question: 'When can we come in?',
      answer: 'From three in the afternoon. Earlier is possible when nobody left that morning: ask the day before.',
    },
    {
      question: 'Where is the key?',
      answer:
        'At the bakery on the corner until six, after that in the box beside the door. The code is in your message.',
    },
    {
      question: 'May the dog come?',
      answer: 'Yes, at Voorstraat 44 and Veerhaven 7. The other houses share a staircase with neighbours.',
    },
  ],
  nl: [
    {
      question: 'Hoe laat kunnen we erin?',
      answer: 'Vanaf drie uur ’s middags. Eerder kan als er die ochtend niemand vertrok: vraag het de dag ervoor.',
    },
    {
      question: 'Waar is de sleutel?',
      answer: 'Tot zes uur bij de bakker op de hoek, daarna in het kastje naast de deur. De code staat in uw bericht.',
    },
    {
      question: 'Mag de hond mee?',
      answer: 'Ja, in Voorstraat 44 en Veerhaven 7. De andere huizen delen het trappenhuis met de buren.',
    },
  ],
};
