import { sharedSlot } from './shared-slot'

type ErrorReport = (message: string, error: unknown) => void

/** Name of the slot, for programs that cannot import this module. */
export const errorReportSlot = 'error-report'

const slot = sharedSlot<ErrorReport>(errorReportSlot)

/**
 * Installs the error report; called once, by the server. In browsers
 * error-reporting/early-errors.ts does so.
 */
export function installErrorReport(report: ErrorReport): void {
  slot.set(report)
}

/**
 * Reports an error of the site: in the server's log, or on the console in the browser and before a
 * server runs. The message must not contain personal data.
 */
export function reportError(message: string, error: unknown): void {
  const report = slot.get()
  report?.(message, error)
  // biome-ignore lint/suspicious/noConsole: there is no other place
  if (!report || typeof window !== 'undefined') console.error(message, error)
}

/** Reports an error that the browser's console already shows. */
export function reportShownError(message: string, error: unknown): void {
  slot.get()?.(message, error)
}
