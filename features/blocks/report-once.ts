import { reportError } from '@/lib/report'

const reported = new Set<string>()

/** Reports a problem of a model the first time it is met: a page shown often would fill the log with one line. */
export function reportOnce(problem: string, model: string, id: number): void {
  // The name comes from data: bounded, so that made-up names cannot fill the memory.
  const key = `${problem}: ${model.slice(0, 60)}`
  if (reported.has(key) || reported.size >= 200) return
  reported.add(key)
  reportError(key, new Error(`Module ${id}`))
}
