import { readdir, readFile } from 'node:fs/promises'

const nanosecondsPerMs = 1e6

/** The total times of the threads of a process. */
export interface ProcessorTime {
  usedMs: number
  /** Ready to run, but without a processor. */
  waitedMs: number
}

/** Reads the processor time of a process (`schedstat` of Linux; 0 on other systems). */
export async function readProcessorTime(pid: number): Promise<ProcessorTime> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  const schedstats = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  )
  const sum = (column: number) =>
    schedstats.reduce((total, line) => total + Number(line.split(' ')[column] ?? 0), 0) / nanosecondsPerMs
  return { usedMs: sum(0), waitedMs: sum(1) }
}
