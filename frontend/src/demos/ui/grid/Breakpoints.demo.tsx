import { useSyncExternalStore } from 'react';
import { Container, Table } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 8,
  title: { en: 'Breakpoints and containers', nl: 'Breekpunten en containers' },
  when: {
    en: 'Shares change at six widths of the window. A container grows with them in steps, a fluid one all the way. Make the window narrower and see the mark move.',
    nl: 'Bij zes breedtes van het venster verandert de verdeling. Een container groeit stapsgewijs mee, een vloeiende helemaal. Maak het venster smaller en zie de markering verspringen.',
  },
} as const satisfies DemoAbout;

export default function Breakpoints() {
  const text = useTexts(texts);
  const current = useSyncExternalStore(onResize, currentBreakpoint, () => undefined);
  return (
    <Container fluid className="px-0">
      <Table size="sm">
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.from}</th>
            <th scope="col">{text.container}</th>
            <th scope="col">{text.now}</th>
          </tr>
        </thead>
        <tbody>
          {breakpoints.map(({ name, from, container }) => (
            <tr key={name} className={name === current ? 'table-active' : ''}>
              <th scope="row">{name}</th>
              <td>{from} px</td>
              <td>{container ? `${container} px` : text.all}</td>
              <td>{name === current && text.here}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Container>
  );
}

const breakpoints: readonly { name: string; from: number; container?: number }[] = [
  { name: 'xs', from: 0 },
  { name: 'sm', from: 576, container: 540 },
  { name: 'md', from: 768, container: 720 },
  { name: 'lg', from: 992, container: 960 },
  { name: 'xl', from: 1200, container: 1140 },
  { name: 'xxl', from: 1400, container: 1320 },
];

const currentBreakpoint = () => breakpoints.findLast(({ from }) => window.innerWidth >= from)?.name;

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const texts = {
  en: {
    caption: 'Widths of the window',
    name: 'Breakpoint',
    from: 'From',
    container: 'Container',
    all: 'All of it',
    now: 'Now',
    here: 'This window',
  },
  nl: {
    caption: 'Breedtes van het venster',
    name: 'Breekpunt',
    from: 'Vanaf',
    container: 'Container',
    all: 'Alles',
    now: 'Nu',
    here: 'Dit venster',
  },
};
