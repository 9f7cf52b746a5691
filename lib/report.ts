import { sharedSlot } from './shared-slot'

type ErrorReport = (message: string, error: unknown) => void

/** Where it stands for programs that cannot import this one. */
export const errorReportSlot = 'error-report'

const slot = sharedSlot<ErrorReport>(errorReportSlot)

/** Called once, by the server: where reports go. Browsers that report errors have theirs from error-reporting/early-errors.ts. */
export function installErrorReport(report: ErrorReport): void {
  slot.set(report)
}

/**
 * The one place where the site notes what went wrong. The message is ours and holds no personal data. On the server it is
 * a line of the log; in the browser, and before a server runs, it stands on the console.
 */
export function reportError(message: string, error: unknown): void {
  const report = slot.get()
  report?.(message, error)
  // biome-ignore lint/suspicious/noConsole: there is no other place
  if (!report || typeof window !== 'undefined') console.error(message, error)
}

/** Reports an error that the browser's console shows already. */
export function reportShownError(message: string, error: unknown): void {
  slot.get()?.(message, error)
}
