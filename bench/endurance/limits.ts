import type { Endurance } from './kills'
import type { LoadResult } from './load'
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

/** What is wrong with what was seen; nothing where all is as promised. */
export function problemsOf({ load, restarts = [], edits = [], planned, shared = {}, kills }: Seen): string[] {
  return [
    ...(load?.failures ?? []),
    ...(load?.requests === 0 ? ['Nobody asked for anything.'] : []),
    ...restarts.flatMap(problemsOfRestart),
    ...edits.flatMap((ms, index) =>
      ms <= limits.seenMs ? [] : [`edit ${index + 1} was seen after ${ms} ms`],
    ),
    ...Object.entries(planned ?? {}).flatMap(([what, counts]) =>
      Object.entries(counts)
        .filter(([times]) => times !== '1')
        .map(([times, number]) => `${number} ${what} happened ${times} times`),
    ),
    ...Object.entries(shared).flatMap(([what, problem]) => (problem === null ? [] : [`${what}: ${problem}`])),
    ...(kills ? problemsOfKills(kills) : []),
  ]
}

function problemsOfRestart({ server, saidNotReady, slowRequest, exitCode, ready }: Restart): string[] {
  return [
    ...(saidNotReady ? [] : [`${server} did not say that it is not ready`]),
    ...(slowRequest === 200 ? [] : [`${server} answered ${slowRequest} to what was under way`]),
    ...(exitCode === 0 ? [] : [`${server} ended with ${exitCode}`]),
    ...(ready.ownMs <= limits.readyMs ? [] : [`${server} was ready after ${Math.round(ready.ownMs)} ms`]),
  ]
}

function problemsOfKills({ lost, ready, acknowledged }: Endurance): string[] {
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...(acknowledged > 0 ? [] : ['Nothing was acknowledged.']),
    ...Object.entries(ready).flatMap(([name, times]) =>
      times
        .filter(({ ownMs }) => ownMs > limits.readyMs)
        .map(({ ownMs }) => `${name} was ready ${Math.round(ownMs)} ms after a kill`),
    ),
  ]
}
