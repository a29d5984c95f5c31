import { runInNewContext } from 'node:vm';
import { functionBodies } from '../../../frontend/build/react-router-without-data.mts';
import { withoutEarlyStacks } from '../../../frontend/build/react-without-early-stacks.mts';
import { withoutPropTypes } from '../../../frontend/build/reactstrap-without-prop-types.mts';

const component = (uses = '') => `import PropTypes from 'prop-types';
var propTypes = {
  tag: PropTypes.string,
};
function Label(props) {
  return ${uses || 'null'};
}
Label.propTypes = propTypes;
export default Label;`;

test('what only describes properties is left out', () => {
  expect(withoutPropTypes(component())).toBe(`import PropTypes from 'prop-types';
function Label(props) {
  return null;
}
export default Label;`);
});

test('what a component makes a list of, or another component reads, stays', () => {
  const listed = component('omit(props, Object.keys(propTypes))');
  const read = component().replaceAll('Label', 'Fade');
  expect(withoutPropTypes(listed)).toBe(listed);
  expect(withoutPropTypes(read)).toBe(read);
});

test('functions are found by name, also within one another', () => {
  const body = (start: number, inner: object[] = []) => ({
    type: 'BlockStatement',
    start,
    end: start + 9,
    body: inner,
  });
  const declared = (name: string, start: number, inner: object[] = []) => ({
    type: 'FunctionDeclaration',
    id: { name },
    body: body(start, inner),
  });
  const program = { body: [{ type: 'VariableDeclaration' }, declared('outer', 10, [declared('inner', 12)])] };
  expect(functionBodies(program as unknown as Parameters<typeof functionBodies>[0])).toEqual([
    { name: 'outer', start: 10, end: 19 },
    { name: 'inner', start: 12, end: 21 },
  ]);
});

test('the errors that React makes when it is loaded have a message and no stack', () => {
  const react = `var formatProdErrorMessage = (code) => 'Minified React error #' + code;
var SuspenseException = Error(formatProdErrorMessage(460)),
  SuspenseActionException = Error(formatProdErrorMessage(542)), other = Error('as it was');`;
  const lean = withoutEarlyStacks(react);
  const errors: Error[] = runInNewContext(`${lean}; [SuspenseException, SuspenseActionException, other]`, { Error });
  expect(errors.map(({ message, stack }) => [message, typeof stack])).toEqual([
    ['Minified React error #460', 'undefined'],
    ['Minified React error #542', 'undefined'],
    ['as it was', 'string'],
  ]);
  expect(errors.every((error) => error instanceof Error)).toBe(true);
});
