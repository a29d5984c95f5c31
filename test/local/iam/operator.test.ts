import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeAwsConfig } from '../../../local/iam/operator';
import { temporaryFolder } from '../../harness/polder';

const folder = temporaryFolder('operator');
afterAll(folder.remove);

test("the configuration of AWS's command line is for its owner only, and leads to the local cloud", () => {
  const write = (secret: string) => writeAwsConfig(folder.path, secret, 'http://localhost:4000', 'eu-west-1');
  write('another secret');
  const file = write('a secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.path)).toEqual(['aws-config']);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^region = eu-west-1$/m);
  expect(text).toMatch(/^aws_access_key_id = AKIA[0-9A-F]{16}$/m);
  expect(text).toMatch(/^aws_secret_access_key = [\w-]{40}$/m);
  expect(text).toMatch(/^dynamodb =\n {2}endpoint_url = http:\/\/localhost:4000\/_aws\/dynamodb/m);
  expect(readFileSync(write('a secret'), 'utf8')).toBe(text);
});
