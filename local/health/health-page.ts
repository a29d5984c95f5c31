import { escapeHtml, localPage } from '../http/page';
import type { Health, ResourceHealth } from './health';

/** The health of the local cloud as a page: one table a stack. */
export function healthPage(health: Health): string {
  const stacks = [...new Set(health.resources.map((resource) => resource.stack))];
  const keys = health.apiKeys.map(
    ({ apiId, key }) => `<p>API key of <code>${escapeHtml(apiId)}</code>: <code>${escapeHtml(key)}</code></p>`,
  );
  return localPage(
    'Health',
    `<p>${health.running} of ${health.resources.length} resources in the templates are running.
Started ${escapeHtml(health.startedAt)}. As JSON: the same address with <code>Accept: application/json</code>.</p>
${keys.join('\n')}
${stacks.map((stack) => stackTable(stack, health.resources)).join('\n')}`,
  );
}

function stackTable(stack: string, resources: readonly ResourceHealth[]): string {
  const rows = resources
    .filter((resource) => resource.stack === stack)
    .map(
      ({ path, type, status, reason }) => `<tr>
<td>${escapeHtml(path.slice(stack.length + 1))}</td>
<td>${escapeHtml(type)}</td>
<td><span class="${status === 'running' ? 'running' : 'not-run'}">${status}</span>${reason ? `: ${escapeHtml(reason)}` : ''}</td>
</tr>`,
    );
  return `<h2>${escapeHtml(stack)}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(stack)}"><table>
<thead><tr><th>Construct</th><th>Type</th><th>Status</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}
