import type { Endurance } from './kills'
import type { LoadResult } from './load'
import type { NewsletterResult } from './newsletter'
import { percentile } from './percentile'
import type { PlannedWork } from './planned-work'
import type { Restart } from './rolling-restart'

/** Limits in milliseconds. The time of a start excludes waits for a processor. */
const limits = { seenMs: 1000, readyMs: 5000 }
/** Limits of a dispatch: processor time of a letter, and ratios to the time before it. */
const dispatchLimits = { processorMs: 12, memoryRatio: 1.25, pageRatio: 1.2 }

/** The results of the parts that ran. */
export interface Results {
  load?: LoadResult
  restarts?: readonly Restart[]
  edits?: readonly number[]
  planned?: PlannedWork
  shared?: Readonly<Record<string, string | null>>
  kills?: Endurance
  newsletter?: NewsletterResult & { readers: number }
}

/** Finds all problems of the results except delays. */
export function findProblems({ load, restarts = [], planned, shared = {}, kills, newsletter }: Results): string[] {
  return [
    ...(load?.failures ?? []),
    ...(load?.requests === 0 ? ['Nobody asked for anything.'] : []),
    ...restarts.flatMap(findRestartProblems),
    ...Object.entries(planned ?? {}).flatMap(([kind, counts]) =>
      Object.entries(counts)
        .filter(([times]) => times !== '1')
        .map(([times, number]) => `${number} ${kind} happened ${times} times`),
    ),
    ...Object.entries(shared).flatMap(([name, problem]) => (problem === null ? [] : [`${name}: ${problem}`])),
    ...(kills?.lost ?? []).map((write) => `lost: ${write}`),
    ...(kills?.acknowledged === 0 ? ['Nothing was acknowledged.'] : []),
    ...(['missing', 'repeated', 'unwanted'] as const).flatMap((kind) =>
      newsletter?.[kind] ? [`${newsletter[kind]} ${kind} mails of the newsletter`] : [],
    ),
  ]
}

function findRestartProblems({ server, saidNotReady, slowRequest, exitCode }: Restart): string[] {
  return [
    ...(saidNotReady ? [] : [`${server} did not say that it is not ready`]),
    ...(slowRequest === 200 ? [] : [`${server} answered ${slowRequest} to what was under way`]),
    ...(exitCode === 0 ? [] : [`${server} ended with ${exitCode}`]),
  ]
}

/** Finds the results that exceed their time limit. */
export function findDelays({ restarts = [], edits = [], kills, newsletter }: Results): string[] {
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
    ...(newsletter ? findDispatchDelays(newsletter) : []),
  ]
}

function findDispatchDelays({ readers, ...result }: NewsletterResult & { readers: number }): string[] {
  const { processorMs, memoryRatio, pageRatio } = dispatchLimits
  const letterMs = (result.processorSeconds * 1000) / readers
  return [
    ...(letterMs > processorMs ? [`a letter takes ${letterMs.toFixed(1)} ms of a processor`] : []),
    ...(result.memoryRatio > memoryRatio ? [`a dispatch takes ${result.memoryRatio} times the memory`] : []),
    ...(result.pageRatio > pageRatio ? [`pages take ${result.pageRatio} times as long meanwhile`] : []),
  ]
}
