/** The tables of props: read from the components' types and code. */
import { execFileSync } from 'node:child_process';
import { repository } from '../../harness/import-graph';
import { temporaryFolder } from '../../harness/polder';
import type { Answered, Asked } from './shown-props.mts';

const asked: Asked = {
  components: [
    { name: 'Button', from: 'reactstrap', exported: 'Button' },
    { name: 'Dropdown', from: 'reactstrap', exported: 'Dropdown' },
    { name: 'Alert', from: 'reactstrap', exported: 'Alert' },
    { name: 'NavLink', from: 'reactstrap', exported: 'NavLink' },
    { name: 'Icon', from: 'components/Icon', exported: 'Icon' },
    { name: 'DateField', from: 'components/date/DateField', exported: 'default' },
    { name: 'FigureCard', from: 'features/dashboards/public/cards', exported: 'FigureCard' },
  ],
  demo: `
    import { Badge, Button as Press, type ButtonProps, Card } from 'reactstrap';
    import Select from 'react-select';
    import type { IconShape } from '../../../components/Icon';
    import { Icon } from '../../../components/Icon';
    import DateField from '../../../components/date/DateField';
    import { Scene } from './Scene';
    export default function Sample() {
      return <Press><Badge /><Icon /><DateField /><Scene /><Select /></Press>;
    }`,
  written: `export function Written({ size = 'md', items = [], label, onClose = () => {} }: Props) { return null; }`,
  compiled: `
    var propTypes = {
      /** Its colour,
       * by name */
      color: PropTypes.string,
      bare: PropTypes.string,
      /** Who it is for */
      'aria-label': PropTypes.string
    };
    var defaultProps = { ignored: 'yes' };
    function Compiled(props) {
      var _props$color = props.color,
        color = _props$color === void 0 ? 'secondary' : _props$color,
        _props$tag = props.tag,
        Tag = _props$tag === void 0 ? 'div' : _props$tag,
        _props$computed = props.computed,
        computed = _props$computed === void 0 ? other() : _props$computed;
    }
    Compiled.defaultProps = defaultProps;`.replaceAll('\n    ', '\n'),
};
const { props, shown, defaults, notes }: Answered = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'test/frontend/demos/shown-props.mts'], {
    cwd: repository,
    input: JSON.stringify(asked),
    encoding: 'utf8',
  }),
);
const propOf = (key: string, name: string) => props[key]?.props.find((prop) => prop.name === name);

test('a page documents the components that its demos import and render, not other libraries’ or its own', () => {
  expect(shown).toEqual([
    { name: 'Badge', from: 'reactstrap', exported: 'Badge' },
    { name: 'Press', from: 'reactstrap', exported: 'Button' },
    { name: 'Icon', from: 'components/Icon', exported: 'Icon' },
    { name: 'DateField', from: 'components/date/DateField', exported: 'default' },
  ]);
});

test('a component of reactstrap has its own props, with its type, default and comment', () => {
  const button = props['reactstrap#Button'];
  expect(button?.from).toBe('reactstrap');
  expect(propOf('reactstrap#Button', 'color')).toEqual({
    name: 'color',
    type: 'string',
    default: "'secondary'",
    meaning: 'Change color of Button to one of the available colors',
  });
  expect(propOf('reactstrap#Button', 'tag')?.type).toBe('ElementType');
});

test('inherited attributes are left out, and their element named', () => {
  expect(props['reactstrap#Button']?.props.map(({ name }) => name)).not.toContain('onClick');
  expect(props['reactstrap#Button']?.props.length).toBeLessThan(15);
  expect(props['reactstrap#Button']?.attributesOf).toBe('button');
  expect(props['reactstrap#NavLink']?.attributesOf).toBe('a');
  expect(props['reactstrap#Alert']?.attributesOf).toBe('*');
  expect(props['components/Icon#Icon']).not.toHaveProperty('attributesOf');
});

test('a name for a few literals is spelled out, and the undefined of optional props left out', () => {
  expect(propOf('reactstrap#Dropdown', 'direction')?.type).toBe('"down" | "end" | "start" | "up"');
  expect(propOf('reactstrap#Button', 'innerRef')?.type).toBe('Ref<HTMLButtonElement>');
});

test('a class that React gives its defaultProps has them as defaults', () => {
  expect(propOf('reactstrap#Dropdown', 'direction')?.default).toBe("'down'");
});

test('a component of Polder has its file, its required props first, and the words of its JSDoc', () => {
  const icon = props['components/Icon#Icon'];
  expect(icon?.from).toBe('frontend/src/components/Icon.tsx');
  expect(icon?.props[0]).toEqual({ name: 'icon', type: 'IconShape', isRequired: true });
  expect(propOf('components/Icon#Icon', 'label')?.meaning).toMatch(/^What the icon says/);
  expect(propOf('components/Icon#Icon', 'className')?.default).toBe("''");
  expect(propOf('components/date/DateField#DateField', 'onChange')?.type).toBe('(day: string) => void');
});

test('a component that a feature’s public module passes on has the file in which it is written', () => {
  const card = props['features/dashboards/public/cards#FigureCard'];
  expect(card?.from).toMatch(/^frontend\/src\/features\/dashboards\/(?!public).*\.tsx$/);
});

test('defaults of a function are those of its destructured parameter', () => {
  expect(defaults).toEqual([
    ['size', "'md'"],
    ['items', '[]'],
    ['onClose', '() => {}'],
  ]);
});

test('of compiled code only literal defaults are known, and no defaultProps of a function, which React ignores', () => {
  expect(notes.defaults).toEqual([
    ['color', "'secondary'"],
    ['tag', "'div'"],
  ]);
  expect(notes.meanings).toEqual([
    ['color', 'Its colour, by name'],
    ['aria-label', 'Who it is for'],
  ]);
});

const folder = temporaryFolder('demos');
afterAll(() => folder.remove());

test('a development server follows changed components, and demos that are added', () => {
  const call = ['--import', 'tsx', 'test/frontend/demos/watched-props.mts', folder.path];
  const answer = execFileSync(process.execPath, call, { cwd: repository, encoding: 'utf8' });
  // The tables of props, the list of components, and what the demos of a page import.
  expect(JSON.parse(answer)).toEqual({ changed: [true, false, false], added: [true, true, true] });
});
