import { reportError } from '@/lib/report'

const reportedMessages = new Set<string>()

/** Logs a problem of a model once, so that a popular page does not flood the log. */
export function reportOnce(problem: string, model: string, id: number): void {
  // The model comes from data, so limits keep arbitrary names from exhausting the memory.
  const key = `${problem}: ${model.slice(0, 60)}`
  if (reportedMessages.has(key) || reportedMessages.size >= 200) return
  reportedMessages.add(key)
  reportError(key, new Error(`Module ${id}`))
}
