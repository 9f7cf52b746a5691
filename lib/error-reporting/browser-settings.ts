import { createSharedSlot } from '../shared-slot'

/**
 * Settings for error reporting in the browser. They are the same for every visitor, so cached pages
 * can contain them.
 */
export interface BrowserReportSettings {
  dsn: string
  release: string
  environment: string
  /** Address of the script that sends the reports. */
  script: string
}

const slot = createSharedSlot<BrowserReportSettings>('browser-reports')

/** Installs the settings. The server calls it once, if errors are reported. */
export function installBrowserReports(settings: BrowserReportSettings): void {
  slot.set(settings)
}

/** Returns the settings for browsers; undefined if errors are not reported. */
export function getBrowserReports(): BrowserReportSettings | undefined {
  return slot.get()
}
