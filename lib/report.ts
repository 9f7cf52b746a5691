import { sharedSlot } from './shared-slot'

type ErrorReport = (message: string, error: unknown) => void

const slot = sharedSlot<ErrorReport>('error-report')

/** Called once, by the server: where reports go. */
export function installErrorReport(report: ErrorReport): void {
  slot.set(report)
}

/**
 * The one place where the site notes what went wrong. The message is ours and holds no personal data. On the server it is
 * a line of the log; in the browser, and before a server runs, it stands on the console.
 */
export function reportError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is no other place
  const report = slot.get() ?? console.error
  report(message, error)
}
