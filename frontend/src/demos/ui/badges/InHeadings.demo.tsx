import { Badge } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'In a heading', nl: 'In een kop' },
  when: {
    en: 'A count or a mark for a whole section. It keeps its own size, whatever the size of the heading.',
    nl: 'Een aantal of kenmerk voor een heel onderdeel. Het label houdt zijn eigen maat, hoe groot de kop ook is.',
  },
} as const satisfies DemoAbout;

export default function InHeadings() {
  const text = useTexts(texts);
  return (
    <div className="vstack gap-3">
      <h3 className="h2 d-flex flex-wrap align-items-center gap-2">
        {text.imports}
        <Badge color="info-subtle" className="text-info-emphasis">
          {text.new}
        </Badge>
      </h3>
      <h4 className="h3 d-flex flex-wrap align-items-center gap-2">
        {text.waiting}
        <Badge color="warning-subtle" className="text-warning-emphasis">
          12
        </Badge>
      </h4>
      <h4 className="h3 d-flex flex-wrap align-items-center gap-2">
        {text.done}
        <Badge color="secondary-subtle" className="text-secondary-emphasis">
          {text.total}
        </Badge>
      </h4>
    </div>
  );
}

const texts = {
  en: { imports: 'Imports', new: 'New', waiting: 'Without a country', done: 'Imported this month', total: '1,204' },
  nl: { imports: 'Imports', new: 'Nieuw', waiting: 'Zonder land', done: 'Deze maand geïmporteerd', total: '1.204' },
};
