import { sharedSlot } from '../shared-slot'

/**
 * What a browser needs to report errors. The same for every visitor, so that it can be part of cached pages.
 */
export interface BrowserReportSettings {
  dsn: string
  release: string
  environment: string
  /** The address of the script that sends reports. */
  script: string
}

const slot = sharedSlot<BrowserReportSettings>('browser-reports')

/** Called once, by the server, where errors are reported at all. */
export function installBrowserReports(settings: BrowserReportSettings): void {
  slot.set(settings)
}

/** The settings for browsers; undefined if errors are not reported. */
export function browserReports(): BrowserReportSettings | undefined {
  return slot.get()
}
