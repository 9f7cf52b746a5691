import Bowser from 'bowser'

/**
 * Returns the browser and the device or operating system of a `User-Agent`: "Safari, iPhone",
 * "Chrome, Linux". Returns an empty string if neither is known. No other part of the header is
 * stored.
 */
export function summarizeUserAgent(header: string | undefined): string {
  if (!header) return ''
  const { browser, os, platform } = Bowser.parse(header)
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(', ')
}
