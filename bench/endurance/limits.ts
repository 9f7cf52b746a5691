import type { Endurance } from './kills'
import type { LoadResult } from './load'
import { percentile } from './percentile'
import type { PlannedWork } from './planned-work'
import type { Restart } from './rolling-restart'

/** How long what is promised may take; a start without what it waited for a processor that other programs had. */
const limits = { seenMs: 1000, readyMs: 5000 }

/** What was seen in the parts that ran. */
export interface Seen {
  load?: LoadResult
  restarts?: readonly Restart[]
  edits?: readonly number[]
  planned?: PlannedWork
  shared?: Readonly<Record<string, string | null>>
  kills?: Endurance
}

/** What is wrong with what was seen, whatever time it took; nothing where all is as promised. */
export function problemsOf({ load, restarts = [], planned, shared = {}, kills }: Seen): string[] {
  return [
    ...(load?.failures ?? []),
    ...(load?.requests === 0 ? ['Nobody asked for anything.'] : []),
    ...restarts.flatMap(problemsOfRestart),
    ...Object.entries(planned ?? {}).flatMap(([what, counts]) =>
      Object.entries(counts)
        .filter(([times]) => times !== '1')
        .map(([times, number]) => `${number} ${what} happened ${times} times`),
    ),
    ...Object.entries(shared).flatMap(([what, problem]) => (problem === null ? [] : [`${what}: ${problem}`])),
    ...(kills?.lost ?? []).map((what) => `lost: ${what}`),
    ...(kills?.acknowledged === 0 ? ['Nothing was acknowledged.'] : []),
  ]
}

function problemsOfRestart({ server, saidNotReady, slowRequest, exitCode }: Restart): string[] {
  return [
    ...(saidNotReady ? [] : [`${server} did not say that it is not ready`]),
    ...(slowRequest === 200 ? [] : [`${server} answered ${slowRequest} to what was under way`]),
    ...(exitCode === 0 ? [] : [`${server} ended with ${exitCode}`]),
  ]
}

/** What took longer than it may; nothing where all was in time. */
export function delaysOf({ restarts = [], edits = [], kills }: Seen): string[] {
  const starts = [
    ...restarts.map(({ server, ready }) => ({ name: server, ready })),
    ...Object.entries(kills?.ready ?? {}).flatMap(([name, times]) => times.map((ready) => ({ name, ready }))),
  ]
  const seenMs = percentile(edits, 0.95) ?? 0
  return [
    ...(seenMs > limits.seenMs ? [`95 of 100 edits are seen within ${seenMs} ms`] : []),
    ...starts
      .filter(({ ready }) => ready.ownMs > limits.readyMs)
      .map(({ name, ready }) => `${name} was ready ${Math.round(ready.ownMs)} ms after its start`),
  ]
}
