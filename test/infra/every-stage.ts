import type { TestSettings } from './synthesise';

const domain = {
  name: 'rentals.example.nl',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000',
};

/** Every kind of stage, for rules that hold for all templates. */
export const everyStage: [name: string, settings: TestSettings][] = [
  ['dev', { stage: 'dev', keepData: false, apiKey: true, introspection: true, logRetentionDays: 7 }],
  ['prod', { stage: 'prod' }],
  ['prod in us-east-1', { stage: 'prod', region: 'us-east-1' }],
  ['prod with a domain', { stage: 'prod', domain }],
  ['prod with a key of its own', { stage: 'prod', encryption: 'customer-managed' }],
  ['prod with a firewall', { stage: 'prod', firewall: true }],
  [
    'prod with everything',
    {
      stage: 'prod',
      firewall: true,
      apiKey: true,
      encryption: 'customer-managed',
      signUp: { policy: 'domains', domains: ['example.nl'] },
      alarmEmail: 'operations@example.nl',
      mail: { from: 'no-reply@example.nl', identity: 'example.nl' },
      strictTransport: 'preload',
      warmThroughput: { readUnits: 12_000, writeUnits: 4_000 },
      domain,
    },
  ],
];
