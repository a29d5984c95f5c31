import arrow from 'bootstrap-icons/icons/arrow-right.svg?glyph';
import download from 'bootstrap-icons/icons/download.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import { useState } from 'react';
import { Button } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'With an icon', nl: 'Met een pictogram' },
  when: {
    en: 'Before the text when it shows what happens, after it when it shows where the link leads. Without text only where everybody knows the icon.',
    nl: 'Vóór de tekst als het pictogram toont wat er gebeurt, erachter als het toont waar de link heen gaat. Zonder tekst alleen als iedereen het pictogram kent.',
  },
} as const satisfies DemoAbout;

export default function WithIcons() {
  const text = useTexts(texts);
  const [last, setLast] = useState('');
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        <Button color="primary" onClick={() => setLast(text.add)}>
          <Icon icon={plus} />
          {text.add}
        </Button>
        <Button color="secondary" outline onClick={() => setLast(text.download)}>
          <Icon icon={download} />
          {text.download}
        </Button>
        <Button color="secondary" outline onClick={() => setLast(text.next)}>
          {text.next}
          <Icon icon={arrow} directional />
        </Button>
        <Button
          color="secondary"
          outline
          className="btn-icon"
          aria-label={text.remove}
          title={text.remove}
          onClick={() => setLast(text.remove)}
        >
          <Icon icon={trash} />
        </Button>
      </div>
      <output className="d-block mt-3">{last ? text.last(last) : text.nothing}</output>
    </>
  );
}

const texts = {
  en: {
    add: 'New rental',
    download: 'Download CSV',
    next: 'Next guest',
    remove: 'Delete rental',
    last: (button: string) => `Last pressed: ${button}`,
    nothing: 'Nothing pressed yet',
  },
  nl: {
    add: 'Nieuwe verhuring',
    download: 'CSV downloaden',
    next: 'Volgende gast',
    remove: 'Verhuring verwijderen',
    last: (button: string) => `Laatst ingedrukt: ${button}`,
    nothing: 'Nog niets ingedrukt',
  },
};
