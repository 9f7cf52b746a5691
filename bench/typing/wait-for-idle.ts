import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** The share of the processors' time that others may use. */
const maxShare = 0.1
/** How long the processors are watched at a time, in milliseconds. */
const watch = 3000
/** The longest wait, in milliseconds: a new site prepares its pictures for about two minutes. */
const patience = 300_000

/** Waits until nothing else keeps the machine busy: what is measured beside it says nothing. Says so where that does not come. */
export async function waitForIdle(): Promise<void> {
  for (let waited = 0; waited < patience; waited += watch) {
    const before = readTimes()
    await setTimeout(watch)
    const after = readTimes()
    if ((after.busy - before.busy) / (after.all - before.all) <= maxShare) return
  }
  console.warn('The machine is busy with something else: these numbers are too high.')
}

/** Milliseconds of all processors since the start of the machine. */
function readTimes(): { busy: number; all: number } {
  const times = cpus().map((processor) => processor.times)
  const all = sum(times.flatMap((one) => Object.values(one)))
  return { busy: all - sum(times.map(({ idle }) => idle)), all }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
