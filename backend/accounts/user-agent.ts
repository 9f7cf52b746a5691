// The first that fits: later names also stand in the strings of the earlier ones.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system of a `User-Agent` as their users know them; empty when neither is known. No more of it is kept. */
export function summariseUserAgent(header: string | undefined): string {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(header ?? ''))?.[1]
  return [first(browsers), first(systems)].filter((name) => name !== undefined).join(', ')
}
