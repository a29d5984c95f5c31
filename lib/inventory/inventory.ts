import type { Template } from '../template';
import { costDrivers } from './cost-drivers';
import { permissionsByRole } from './permissions';

/** Stacks, resources, permissions and cost drivers of the templates, as Markdown. */
export function inventory(templates: Readonly<Record<string, Template>>): string {
  const stacks = Object.entries(templates);
  const permissions = Object.entries(permissionsByRole(templates));
  return [
    '# Stacks',
    table(
      ['Stack', 'Resources'],
      stacks.map(([name, template]) => [name, String(resourcesOf(template).length)]),
    ),
    '# Resources',
    table(
      ['Stack', 'Type', 'Count', 'What makes it cost money'],
      stacks.flatMap(([name, template]) =>
        countTypes(template).map(([type, count]) => [name, type, String(count), costDrivers[type] ?? '']),
      ),
    ),
    '# Permissions',
    table(
      ['Role', 'May'],
      permissions.flatMap(([role, sentences]) =>
        sentences.length ? sentences.map((sentence, index) => [index ? '' : role, sentence]) : [[role, 'nothing']],
      ),
    ),
    '',
  ].join('\n\n');
}

const resourcesOf = ({ Resources = {} }: Template) => Object.values(Resources);

function countTypes(template: Template): [type: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { Type } of resourcesOf(template)) counts.set(Type, (counts.get(Type) ?? 0) + 1);
  return [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
