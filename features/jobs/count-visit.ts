/** Counts a view of an ad or a click on "apply", once per tab and without personal data. */
export async function countVisit(jobId: number, visit: 'views' | 'clicks'): Promise<void> {
  if (!isFirst(`job-${jobId}-${visit}`)) return
  // Loaded after the page and before a likely click; the request survives leaving the page.
  const { callWithKeepalive } = await import('@/lib/api/browser-client')
  callWithKeepalive('POST', `/${document.documentElement.lang.slice(0, 2)}/api/jobs/${jobId}/${visit}/`)
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    // Without storage every visit is treated as already counted.
    return false
  }
}
