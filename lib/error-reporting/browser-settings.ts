import { sharedSlot } from '../shared-slot'

/**
 * Settings of error reporting in the browser. They are the same for every visitor, so that they can
 * be part of cached pages.
 */
export interface BrowserReportSettings {
  dsn: string
  release: string
  environment: string
  /** Address of the script that sends reports. */
  script: string
}

const slot = sharedSlot<BrowserReportSettings>('browser-reports')

/** Installs the settings; called once, by the server, if errors are reported. */
export function installBrowserReports(settings: BrowserReportSettings): void {
  slot.set(settings)
}

/** Returns the settings for browsers; undefined if errors are not reported. */
export function browserReports(): BrowserReportSettings | undefined {
  return slot.get()
}
