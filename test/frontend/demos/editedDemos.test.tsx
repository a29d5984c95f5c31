/** Every demo that can be edited runs in the interpreter, and shows there what it shows on its page. */
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { controlDefaults } from '../../../frontend/src/demos/frame/controls';
import type { ProvidedModules } from '../../../frontend/src/demos/frame/demo';
import { interpret } from '../../../frontend/src/demos/frame/live/interpret';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { filledIn, readDemoForms } from './readDemoForms';

const demos = readDemoForms();
const runnable = demos.filter(({ unmetNeeds }) => unmetNeeds.length === 0);

beforeAll(() => startTranslations([], 'en'));

/** The modules as Jest has them, for any name. */
const modules = new Proxy<ProvidedModules>(
  {},
  { get: (_, from) => require(String(from).replace(/^\.\.\/\.\.\//, '../../../frontend/src/')) },
);

function htmlOf(Demo: ComponentType<Record<string, unknown>>, values: Record<string, unknown>): string {
  const { container, unmount } = render(
    <MemoryRouter>
      <Demo {...values} />
    </MemoryRouter>,
  );
  const html = container.innerHTML;
  unmount();
  return html;
}

test('most demos can be edited', () => {
  expect(runnable.length).toBeGreaterThan(demos.length / 2);
});

test.each([
  ['charts/chartjs/Bars', ['chart.js', 'demos/charts/chartjs/CanvasChart']],
  ['widget/TopMarkets', ['features/dashboards/public/cards', 'demos/useSampleRentals']],
  ['form-steps/Wizard', ['formik', 'yup', 'lib/accountStorage', 'lib/storage']],
  ['ui/grid/Breakpoints', ['window']],
])('%s cannot be edited, as it needs data, another library, a neighbour or the browser', (name, needs) => {
  expect(demos.find(({ file }) => file === `demos/${name}.demo.tsx`)?.unmetNeeds.toSorted()).toEqual(needs.toSorted());
});

test.each(runnable.map((demo) => [demo.file, demo] as const))('%s', (file, { copied, controls }) => {
  const values = controlDefaults(controls);
  const { Component, stop } = interpret(filledIn(copied.en, values), modules, (error) => {
    throw error;
  });
  const original = require(`../../../frontend/src/${file}`).default;
  const html = htmlOf(Component, {});
  stop();
  expect(html).not.toBe('');
  expect(withoutIds(html)).toBe(withoutIds(htmlOf(original, values)));
});

test('the build provides what the edited sources import, under the same names', () => {
  for (const { file, copied, modules } of runnable) {
    const source = filledIn(copied.en, {});
    const imported = [...source.matchAll(/^import (?!type )(?:.*from )?'([^']+)';$/gm)].map(([, name]) => name ?? '');
    const missing = imported.filter((name) => name !== 'react' && !modules.includes(`${JSON.stringify(name)}: {`));
    expect([file, missing]).toEqual([file, []]);
  }
  expect(runnable.find(({ file }) => file.endsWith('alerts/Dismissible.demo.tsx'))?.modules).toBe(
    'import { Alert as m0_Alert, Button as m0_Button } from "reactstrap";\nexport default { "reactstrap": { Alert: m0_Alert, Button: m0_Button } };',
  );
});

/** React counts the ids of what it renders. */
const withoutIds = (html: string) => html.replaceAll(/_r_\w+_|«r\w+»|:r\w+:/g, '');
