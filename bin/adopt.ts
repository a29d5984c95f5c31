/**
 * `npm run adopt -- --stage prod --user-pool <id> --identity-pool <id> --table <name> --history-table <name>
 * --feed-table <name> --settings-table <name> --bucket <name>`, with `--key <arn>` where the stage has one: imports the
 * retained resources of a destroyed stage, or a restored table, into new stacks. The next deployment completes them.
 * A stack that exists stays as it is: that of the key, when only a table is restored.
 * `--new history-table`: that one is made anew, and empty.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { adoption, optionsOf, type RetainedResources } from '../lib/adoption';
import { stageSettings } from '../lib/settings';
import { stageTemplates } from './app';
import { hasResources } from './cloudformation';
import { type Command, importCommand, run } from './commands';
import { forStage } from './stage';

const folder = 'cdk.adopt';
const id = { type: 'string' } as const;
const encrypted = ['table', 'history-table', 'feed-table', 'settings-table', 'bucket'] as const;

forStage(
  ({ stage, options }) => {
    const { new: renewed = [], ...rest } = options as RetainedResources & { readonly new?: readonly string[] };
    const named: RetainedResources = rest;
    if (Object.keys(named).length === 0) {
      throw new Error(
        'Name what to adopt: --user-pool and --identity-pool, --table, --history-table, --feed-table, --settings-table, --bucket, --key.',
      );
    }
    const { encryption, region } = stageSettings(stage);
    if (encryption === 'customer-managed' && !named.key && encrypted.some((option) => named[option])) {
      throw new Error('Name the key too, by --key <arn>: the tables and the files are encrypted with it.');
    }
    const imports = Object.entries(stageTemplates(stage, folder)).flatMap(([stack, template]) => {
      const adopted = adoption(template, named);
      if (!adopted) return [];
      const missing = optionsOf(template).filter((option) => !named[option] && !renewed.includes(option));
      if (missing.length > 0) {
        throw new Error(
          `${stack} also has what ${missing.map((option) => `--${option}`).join(' and ')} would name, and would make it ` +
            `anew, empty. Name it, or if that is meant add ${missing.map((option) => `--new ${option}`).join(' ')}.`,
        );
      }
      writeFileSync(path.join(folder, `${stack}.template.json`), JSON.stringify(adopted.template, undefined, 1));
      return [{ stack, identifiers: adopted.identifiers }];
    });
    if (imports.length === 0) throw new Error(`Stage ${stage} keeps nothing, so there is nothing that it could adopt.`);
    const commands = imports.flatMap(({ stack, identifiers }): Command[] => {
      if (!hasResources(stack, region)) return [importCommand(stack, folder, identifiers)];
      console.log(`${stack} exists, so nothing is imported into it.`);
      return [];
    });
    if (commands.length === 0) {
      throw new Error(
        'All these stacks exist. To give one another table, delete it first: docs/operations.md, Restoring.',
      );
    }
    run(commands);
    console.log(`Adopted. Complete the stacks now: npm run deploy -- --stage ${stage}`);
  },
  {
    'user-pool': id,
    'identity-pool': id,
    table: id,
    'history-table': id,
    'feed-table': id,
    'settings-table': id,
    bucket: id,
    key: id,
    new: { ...id, multiple: true },
  },
);
