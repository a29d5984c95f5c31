/** Runs each schedule of a local cloud now. @returns what their functions answer; undefined for one that failed */
export async function runSchedules(origin: string): Promise<unknown[]> {
  const { schedules } = (await (await fetch(`${origin}/_local/schedules`)).json()) as { schedules: { name: string }[] };
  const answers: unknown[] = [];
  for (const { name } of schedules) {
    const response = await fetch(`${origin}/_local/schedules/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    answers.push(((await response.json()) as { answer?: unknown }).answer);
  }
  return answers;
}
