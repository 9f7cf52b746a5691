import Bowser from 'bowser'

/**
 * Browser and device, or else its system, of a `User-Agent`: "Safari, iPhone", "Chrome, Linux". Empty where neither is
 * known. No more of the header is kept.
 */
export function summarizeUserAgent(header: string | undefined): string {
  if (!header) return ''
  const { browser, os, platform } = Bowser.parse(header)
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(', ')
}
