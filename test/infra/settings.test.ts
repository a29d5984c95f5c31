import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { logRetentions, parseStageSettings, stageSettings } from '../../lib/settings';

describe('stage settings', () => {
  test("a stage needs a name and an address for alarms, or 'none'; the defaults suit real use", () => {
    expect(parseStageSettings({ stage: 'prod', alarmEmail: 'none' })).toEqual({
      stage: 'prod',
      region: 'eu-west-1',
      strictTransport: 'host',
      keepData: true,
      encryption: 'aws-owned',
      apiKey: false,
      websiteAuth: 'userPool',
      introspection: false,
      signUp: { policy: 'invitation' },
      newcomerRole: 'viewer',
      alarmEmail: 'none',
      logRetentionDays: 90,
      historyDays: 400,
      shardCount: 8,
      expectedListeners: 100,
      extractorRateLimit: 20,
      extractorBurstLimit: 40,
      extractorMaxTextBytes: 5_000,
      extractorDailyCharacters: 200_000,
      firewall: false,
      firewallRateLimit: 10_000,
      monthlyBudget: 20,
    });
  });

  test.each([
    [{ stage: 'Prod!' }, /stage: use 1 to 16 lower-case letters/],
    [{ stage: 'prod', region: 'europe' }, /region: use a region such as eu-west-1/],
    [
      { stage: 'prod', region: 'eu-south-1' },
      /region: CloudFront delivers no access logs .* Choose one of .*eu-west-1/,
    ],
    [{ stage: 'prod', region: 'eu-north-1' }, /region: there is no Amazon Comprehend .* Choose one of .*eu-west-1/],
    [{ stage: 'prod', strictTransport: 'all' }, /strictTransport: use host, subdomains or preload/],
    [{ stage: 'prod', mail: { from: 'a', identity: 'example.nl' } }, /mail.from: use an email address/],
    [
      { stage: 'prod', mail: { from: 'no-reply@example.nl', identity: 'example.com' } },
      /mail.identity: use an identity that `from` belongs to/,
    ],
    [{ stage: 'prod', encryption: 'own' }, /encryption: use aws-owned or customer-managed/],
    [{ stage: 'prod', logRetentionDays: 8 }, /logRetentionDays: use a length CloudWatch Logs knows/],
    [{ stage: 'prod', keepDate: true }, /keepDate: no such setting; remove it/],
    [{ stage: 'prod' }, /alarmEmail: use an email address, or 'none'/],
    [{ stage: 'prod', alarmEmail: 'nobody' }, /alarmEmail: use an email address/],
    [{ stage: 'prod', extractorMaxTextBytes: 4_999 }, /extractorMaxTextBytes: use at least 5000/],
    [{ stage: 'prod', extractorMaxTextBytes: 100_001 }, /extractorMaxTextBytes: use at most 100000/],
    [{ stage: 'prod', extractorDailyCharacters: 0 }, /extractorDailyCharacters: use at least 300/],
    [
      { stage: 'prod', domain: { name: 'x', certificateArn: 'y' } },
      /domain.name: use a name such as rentals.example.nl/,
    ],
    [{ stage: 'prod', signUp: { policy: 'domains', domains: [] } }, /signUp.domains: name at least one domain/],
    [{ stage: 'prod', signUp: { policy: 'domains', domains: ['@x'] } }, /signUp.domains.0: use domains such as/],
    [{ stage: 'prod', expectedListeners: 0 }, /expectedListeners: use at least 1/],
    [
      { stage: 'prod', warmThroughput: { readUnits: 12_000, writeUnits: 1_000 } },
      /warmThroughput.writeUnits: use at least 4000/,
    ],
    [
      { stage: 'prod', alarmEmail: 'none', warmThroughput: { readUnits: 12_000, writeUnits: 8_000 } },
      /warmThroughput: writeUnits are at most 500 times shardCount/,
    ],
    [{ stage: 'prod', websiteAuth: 'none' }, /websiteAuth: use userPool, iam or apiKey/],
    [
      { stage: 'prod', alarmEmail: 'none', websiteAuth: 'apiKey' },
      /websiteAuth: apiKey needs the setting apiKey: true/,
    ],
    [{ stage: 'prod', extractorRateLimit: 0 }, /extractorRateLimit: /],
  ])('%j is refused, naming the setting and the fix', (input, message) => {
    expect(() => parseStageSettings(input)).toThrow(message);
  });

  test('logs may have every retention of CloudWatch, but must expire', () => {
    const known = Object.values(RetentionDays).filter((days) => typeof days === 'number' && days < 9_999);
    expect(logRetentions).toEqual(known);
  });

  test('two stages of one name are refused: one of them would never be deployed', () => {
    expect(() =>
      stageSettings('prod', [
        { stage: 'prod', alarmEmail: 'none' },
        { stage: 'prod', alarmEmail: 'none', region: 'eu-west-2' },
      ]),
    ).toThrow('lib/settings.ts has 2 stages "prod". Give each a name of its own.');
  });

  test('an unknown stage is refused, naming those that exist', () => {
    expect(() => stageSettings('test')).toThrow('There is no stage "test". Choose one of dev, prod');
  });
});
