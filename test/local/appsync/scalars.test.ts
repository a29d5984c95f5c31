import { parseValue } from 'graphql';
import { scalars } from '../../../local/appsync/scalars';

const valid: Readonly<Record<string, unknown[]>> = {
  AWSDate: ['2026-11-20', '2024-02-29', '1970-01-01Z', '1970-01-01-07:00', '1970-01-01+05:30:15'],
  AWSDateTime: ['2026-11-20T10:15:30.123Z', '2026-11-20T10:15Z', '2026-11-20T10:15:30+01:00'],
  AWSTime: ['12:00', '12:00:34.5', '23:59:59.999999999Z', '01:00+02:00'],
  AWSTimestamp: [0, -1, 1_763_633_730, 1_763_633_730_123],
  AWSEmail: ['ada@example.com', 'a.b+c@mail.example.co.uk'],
  AWSURL: ['https://example.com/a?b=c', 'ftp://example.com'],
  AWSPhone: ['+31 20 123 4567', '020-1234567', '(555) 123-4567'],
  AWSIPAddress: ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'],
};

const invalid: Readonly<Record<string, unknown[]>> = {
  AWSDate: ['2026-02-30', '2025-02-29', '2026-13-01', '20-11-2026', '2026-11-20T10:15Z', 20261120, null],
  AWSDateTime: ['2026-11-20T10:15:30', '2026-11-20', '2026-11-20T25:00:00Z', '2026-02-30T10:00:00Z', 'now'],
  AWSTime: ['24:00', '12:60', '12', '12:00:61'],
  AWSTimestamp: ['0', 1.5, Number.NaN, true],
  AWSEmail: ['ada', 'ada@', '@example.com', 'a b@example.com', 'ada@-example.com'],
  AWSURL: ['example.com', 'https://', 'javascript:alert(1)'],
  AWSPhone: ['12', 'call me', '+'],
  AWSIPAddress: ['256.0.0.1', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'localhost'],
  AWSJSON: ['{', 1],
};

const cases = (values: Readonly<Record<string, unknown[]>>) =>
  Object.entries(values).flatMap(([name, ones]) => ones.map((one) => [name, one] as const));

test.each(cases(valid))('%s accepts and returns %p', (name, value) => {
  expect(scalars[name]?.parseValue(value)).toBe(value);
  expect(scalars[name]?.serialize(value)).toBe(value);
});

test.each(cases(invalid))('%s refuses %p', (name, value) => {
  expect(() => scalars[name]?.parseValue(value)).toThrow(`as a valid ${name}.`);
});

test.each(cases({ AWSDateTime: ['soon', 5], AWSTimestamp: ['5'], AWSIPAddress: [{}] }))(
  '%s does not let %p out',
  (name, value) => {
    expect(() => scalars[name]?.serialize(value)).toThrow('Unable to serialize');
  },
);

test('literals in a query are checked like variables', () => {
  const literal = (name: string, text: string) => scalars[name]?.parseLiteral(parseValue(text));
  expect(literal('AWSTimestamp', '1763633730123')).toBe(1_763_633_730_123);
  expect(() => literal('AWSTimestamp', '"1763633730123"')).toThrow('AWSTimestamp');
  expect(literal('AWSDate', '"2026-11-20"')).toBe('2026-11-20');
  expect(() => literal('AWSDate', '"20 November"')).toThrow('AWSDate');
});

test('AWSJSON is text outside and a value inside', () => {
  expect(scalars.AWSJSON?.parseValue('{"a":[1]}')).toEqual({ a: [1] });
  expect(scalars.AWSJSON?.serialize({ a: [1] })).toBe('{"a":[1]}');
  expect(scalars.AWSJSON?.serialize('{"a":1}')).toBe('{"a":1}');
  expect(scalars.AWSJSON?.serialize('plain words')).toBe('"plain words"');
});

test('an AWSJSON deeper than a resolver could write again is refused', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}"]"${']'.repeat(depth)}`;
  expect(() => scalars.AWSJSON?.parseValue(nested(1_000))).not.toThrow();
  expect(() => scalars.AWSJSON?.parseValue(nested(1_001))).toThrow('as a valid AWSJSON');
});
