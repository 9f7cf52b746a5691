import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** The largest share of processor time of other programs. */
const maxShare = 0.1
/** The duration of one measurement of the processors. */
const intervalMs = 3000
/** The longest wait. A new site creates derivatives of pictures for about two minutes. */
const maxWaitMs = 300_000

/**
 * Waits until the machine is idle, because other load distorts the results. Prints a warning
 * otherwise.
 */
export async function waitForIdle(): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += intervalMs) {
    const before = readTimes()
    await setTimeout(intervalMs)
    const after = readTimes()
    if ((after.busy - before.busy) / (after.all - before.all) <= maxShare) return
  }
  console.warn('The machine is busy with something else: these numbers are too high.')
}

/** Reads the milliseconds of all processors since the start of the machine. */
function readTimes(): { busy: number; all: number } {
  const times = cpus().map((processor) => processor.times)
  const all = sum(times.flatMap((modes) => Object.values(modes)))
  return { busy: all - sum(times.map(({ idle }) => idle)), all }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
