import { circleIn } from '../../../frontend/build/no-circular-files.mts';

test('a circle of built files is found, with the files along it', () => {
  const files = {
    start: ['page', 'shared'],
    page: ['shared', 'amplify'],
    amplify: ['files'],
    files: ['shared', 'amplify'],
  };
  expect(circleIn(new Map(Object.entries(files)))).toEqual(['amplify', 'files', 'amplify']);
});

test('files that several others import are no circle', () => {
  const files = { start: ['page', 'shared'], page: ['shared'], shared: ['framework'], framework: [] };
  expect(circleIn(new Map(Object.entries(files)))).toBeNull();
});
