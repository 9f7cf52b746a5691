import type { z } from 'zod'
import { reportError } from '../report'

/**
 * Reports a response with status 5xx. Other statuses are not faults of the backend (spec §8).
 * @param report `reportShownError` if the browser has already written the response to its console
 */
export function reportFailedStatus(path: string, status: number, report: typeof reportError = reportError): void {
  if (status >= 500) report(`The backend fails at ${removeQuery(path)}`, new Error(`Status ${status}`))
}

/** Reports a response that does not match the schema of the contract. */
export function reportContractBreach(path: string, error: z.ZodError): void {
  reportError(`The backend breaks the contract at ${removeQuery(path)}`, error)
}

/** Removes the query, because its parameters may be personal data, which must not be reported. */
const removeQuery = (path: string) => path.replace(/\?.*/, '')
