import { createSharedSlot } from './shared-slot'

type ErrorReport = (message: string, error: unknown) => void

/** Name of the slot. Needed by programs that cannot import this module. */
export const errorReportSlot = 'error-report'

const slot = createSharedSlot<ErrorReport>(errorReportSlot)

/**
 * Installs the function that reports errors. The server calls it once. In browsers,
 * error-reporting/early-errors.ts sets the slot instead.
 */
export function installErrorReport(report: ErrorReport): void {
  slot.set(report)
}

/**
 * Reports an error of the site. In a running server it goes to the log; in a browser, and if no
 * server runs, to the console. The message must not contain personal data.
 */
export function reportError(message: string, error: unknown): void {
  const report = slot.get()
  report?.(message, error)
  // biome-ignore lint/suspicious/noConsole: there is no other place
  if (!report || typeof window !== 'undefined') console.error(message, error)
}

/** Reports an error that the browser has already written to its console. */
export function reportShownError(message: string, error: unknown): void {
  slot.get()?.(message, error)
}
