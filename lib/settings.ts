import { z } from 'zod';
import brand from '../brand.json';
import { defaultShardCount, maxShardCount } from '../graphql/sharding';
import { regionProblem } from './regions';

const emailOrNone = "use an email address, or 'none' to send no mail about alarms and costs";
const domainName = /^([a-z0-9-]+\.)+[a-z]{2,}$/;

/**
 * The retention periods of CloudWatch Logs, in days. Not imported from CDK, which takes a second to load: every command
 * reads the settings first.
 */
export const logRetentions: readonly number[] = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
];

/** Changed rentals a second: a shard is a partition of the change index, which takes 1,000 writes, two for each. */
const changesOfShard = 500;

/** The settings of one stage of Polder. The defaults suit a stage for real use. */
const settingsSchema = z.strictObject({
  /** Short name of the stage; part of every stack's name. */
  stage: z.string().regex(/^[a-z][a-z0-9]{0,15}$/, 'use 1 to 16 lower-case letters and digits, a letter first'),
  /** The region of all resources but CloudFront, which is global. */
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, { error: 'use a region such as eu-west-1', abort: true })
    .superRefine((region, context) => {
      const message = regionProblem(region);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .default('eu-west-1'),
  /**
   * Retain what people have put in when a stack is deleted: the pools, the tables of rentals and settings and the user files.
   * Pools and tables refuse their deletion too.
   */
  keepData: z.boolean().default(true),
  /**
   * The key that encrypts rentals and files at rest: AWS's own, which is free and not accessible, or a key of the
   * account, which can be audited, disabled and rotated. The account's key costs $1 a month and a little for its use.
   */
  encryption: z
    .enum(['aws-owned', 'customer-managed'], { error: 'use aws-owned or customer-managed' })
    .default('aws-owned'),
  /** Allow reading rentals with an API key, for other systems that cannot sign in. */
  apiKey: z.boolean().default(false),
  /**
   * How the website's calls to the data endpoint authenticate: by the user's ID token, by a signature with their AWS
   * credentials, or by the API key where it suffices, to read rentals. That key is then public, in /config.json.
   */
  websiteAuth: z.enum(['userPool', 'iam', 'apiKey'], { error: 'use userPool, iam or apiKey' }).default('userPool'),
  /**
   * Who may register: everybody, addresses of certain email domains, or only people whom an administrator invites.
   * Every account reads all rentals, and changes them where `newcomerRole` says so; a stage is open only if it says so.
   */
  signUp: z
    .discriminatedUnion('policy', [
      z.strictObject({ policy: z.literal('open') }),
      z.strictObject({
        policy: z.literal('domains'),
        domains: z
          .array(z.string().regex(domainName, 'use domains such as example.nl'))
          .min(1, 'name at least one domain'),
      }),
      z.strictObject({ policy: z.literal('invitation') }),
    ])
    .default({ policy: 'invitation' }),
  /**
   * The role of people who register: `editor` changes rentals and has texts read at the stage's cost, `viewer` only
   * reads rentals. The first person of an empty user pool becomes admin, also where people are invited.
   */
  newcomerRole: z.enum(['viewer', 'editor'], { error: 'use viewer or editor' }).default('viewer'),
  /**
   * Sends codes and invitations through Amazon SES. Without it Cognito sends them itself, which suits trials only:
   * about fifty mails a day for a whole account, from an address of Amazon's.
   */
  mail: z
    .strictObject({
      /** The address that mails come from. */
      from: z.email('use an email address'),
      /** The name that mails come from. */
      name: z.string().min(1, 'use a name such as Polder').default(brand.name),
      /** The verified SES identity: the address itself, or its domain. */
      identity: z
        .string()
        .regex(/^([^@\s]+@)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'use the address or the domain verified in SES'),
    })
    .refine(({ from, identity }) => from === identity || from.endsWith(`@${identity}`), {
      error: 'use an identity that `from` belongs to: the same address, or its domain',
      path: ['identity'],
    })
    .optional(),
  /** Let GraphQL clients read the schema. */
  introspection: z.boolean().default(false),
  /** Retention of logs, in days; one of CloudWatch's periods. */
  logRetentionDays: z
    .number()
    .refine((days) => logRetentions.includes(days), 'use a length CloudWatch Logs knows: 1, 3, 5, 7, 14, 30, 60, 90 …')
    .default(90),
  /**
   * How long each version of a rental stays in the history, with who wrote it, in days. A shorter time holds for versions
   * written from then on.
   */
  historyDays: z.number().int().min(1, 'use at least 1').max(3650, 'use at most 3650').default(400),
  /**
   * The partitions of the change index that new versions are spread over, each of which takes 1,000 writes a second. It
   * can be raised at any time, and nothing is gained by lowering it: shards that were written to are read for good.
   */
  shardCount: z
    .number()
    .int()
    .min(defaultShardCount, `use at least ${defaultShardCount}`)
    .max(maxShardCount, `use at most ${maxShardCount}`)
    .default(defaultShardCount),
  /**
   * About how many dashboards are open at the same time, at most. They read at moments so far apart that all of them
   * together stay within AppSync's default quota; a wrong number makes them a little late, or throttled now and then.
   */
  expectedListeners: z.number().int().min(1, 'use at least 1').max(100_000, 'use at most 100000').default(100),
  /**
   * Reads and writes a second that the table takes at once, in DynamoDB's units; its change index gets twice the writes,
   * as a changed rental is written twice there. Without it a new table takes 12,000 and 4,000, and grows with use. AWS
   * charges for it once, when it is set or raised, and it cannot be lowered.
   */
  warmThroughput: z
    .strictObject({
      readUnits: z.number().int().min(12_000, 'use at least 12000, which every table has'),
      writeUnits: z.number().int().min(4_000, 'use at least 4000, which every table has'),
    })
    .optional(),
  /** Who gets mail about alarms and budgets. With `none`, alarms show on the dashboard only and there is no budget. */
  alarmEmail: z
    .string({ error: emailOrNone })
    .refine((value) => value === 'none' || z.email().safeParse(value).success, emailOrNone),
  /** What a month may cost, in US dollars, before a warning is sent. */
  monthlyBudget: z.number().positive().default(20),
  /** Put a web application firewall with a rate limit in front of each of the two APIs, at about $7 a month each. */
  firewall: z.boolean().default(false),
  /**
   * Requests within five minutes from one address before the firewall refuses more. An import of a million rows sends
   * 2,000, an opened dashboard some 20, an initial load's files come from S3 without it, and an office may have one
   * address.
   */
  firewallRateLimit: z.number().int().min(100).default(10_000),
  /** The stage's own domain, with its certificate in us-east-1, where CloudFront looks for it. */
  domain: z
    .strictObject({
      name: z.string().regex(domainName, 'use a name such as rentals.example.nl'),
      certificateArn: z
        .string()
        .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/, 'use the ARN of a certificate in us-east-1'),
    })
    .optional(),
  /**
   * For which names browsers require HTTPS for two years after a visit: this host, its subdomains too, or both and
   * through browsers' preload lists. Choose the last only if you own the whole domain; it takes months to undo.
   */
  strictTransport: z
    .enum(['host', 'subdomains', 'preload'], { error: 'use host, subdomains or preload' })
    .default('host'),
  /** Interpretations a second before the entity extractor throttles, and its burst. */
  extractorRateLimit: z.number().int().positive().default(20),
  extractorBurstLimit: z.number().int().positive().default(40),
  /** The longest text in one request, in bytes of UTF-8; the website sends pieces of up to 5,000. */
  extractorMaxTextBytes: z
    .number()
    .int()
    .min(5_000, 'use at least 5000: the website sends pieces of that size')
    .max(100_000, 'use at most 100000: Amazon Comprehend takes no more')
    .default(5_000),
  /**
   * Characters an account may have interpreted in a day (UTC), as Amazon Comprehend bills them: in units of 100, and
   * 300 at least for each text. The default costs up to $0.90 a day for an account that uses all of it.
   */
  extractorDailyCharacters: z.number().int().min(300, 'use at least 300, the price of one text').default(200_000),
});

const stageSettingsSchema = settingsSchema
  .refine(({ websiteAuth, apiKey }) => websiteAuth !== 'apiKey' || apiKey, {
    path: ['websiteAuth'],
    error: 'apiKey needs the setting apiKey: true, which makes one',
  })
  .refine(({ warmThroughput: warm, shardCount }) => !warm || warm.writeUnits <= shardCount * changesOfShard, {
    path: ['warmThroughput'],
    error: `writeUnits are at most ${changesOfShard} times shardCount: raise that first, or it is paid for in vain`,
  });

export type StageSettings = z.infer<typeof stageSettingsSchema>;
export type StageSettingsInput = z.input<typeof stageSettingsSchema>;

/** The stages that exist. Add your own here. */
const stages: readonly StageSettingsInput[] = [
  {
    stage: 'dev',
    keepData: false,
    apiKey: true,
    introspection: true,
    logRetentionDays: 7,
    signUp: { policy: 'open' },
    newcomerRole: 'editor',
    alarmEmail: 'none',
  },
  // Put your address here before you deploy: without one, no mail about alarms or rising costs is sent.
  { stage: 'prod', alarmEmail: 'none' },
];

/**
 * Checks a stage's settings and fills in the defaults.
 * @throws Error naming each wrong setting and what it takes.
 */
export function parseStageSettings(input: unknown): StageSettings {
  const parsed = stageSettingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const setting = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.') || 'settings';
    return `  ${setting}: ${issue.code === 'unrecognized_keys' ? 'no such setting; remove it' : issue.message}`;
  });
  throw new Error(`The stage settings in lib/settings.ts are not valid:\n${problems.join('\n')}`);
}

/**
 * The settings of the stage with this name.
 * @param all the stages to choose from
 * @throws Error when no stage has it, naming those that exist, and when several have it.
 */
export function stageSettings(stage: string, all: readonly StageSettingsInput[] = stages): StageSettings {
  const [input, ...others] = all.filter((candidate) => candidate.stage === stage);
  if (others.length > 0) {
    throw new Error(`lib/settings.ts has ${others.length + 1} stages "${stage}". Give each a name of its own.`);
  }
  if (input) return parseStageSettings(input);
  const names = all.map((candidate) => candidate.stage).join(', ');
  throw new Error(`There is no stage "${stage}". Choose one of ${names}, or add yours to lib/settings.ts.`);
}
