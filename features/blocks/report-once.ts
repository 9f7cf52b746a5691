import { reportError } from '@/lib/report'

const reported = new Set<string>()

/** Logs a problem of a model once, so that a popular page does not flood the log. */
export function reportOnce(problem: string, model: string, id: number): void {
  // The model comes from data, so limits prevent that arbitrary names exhaust the memory.
  const key = `${problem}: ${model.slice(0, 60)}`
  if (reported.has(key) || reported.size >= 200) return
  reported.add(key)
  reportError(key, new Error(`Module ${id}`))
}
