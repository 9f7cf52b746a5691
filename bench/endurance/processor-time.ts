import { readdir, readFile } from 'node:fs/promises'

const nanosecondsPerMs = 1e6

/** What the threads of a process had together, in milliseconds. */
export interface ProcessorTime {
  usedMs: number
  /** Ready to run, while other programs had the processors. */
  waitedMs: number
}

/** The processor time of a process so far. Linux tells (`schedstat`); elsewhere it is 0. */
export async function processorTime(pid: number): Promise<ProcessorTime> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  const told = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  )
  const sum = (column: number) =>
    told.reduce((total, line) => total + Number(line.split(' ')[column] ?? 0), 0) / nanosecondsPerMs
  return { usedMs: sum(0), waitedMs: sum(1) }
}
