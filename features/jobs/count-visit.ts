/** Counts a view or an "apply" click, once per tab and ad. No personal data are sent. */
export async function countVisit(jobId: number, visit: 'views' | 'clicks'): Promise<void> {
  if (!isFirst(`job-${jobId}-${visit}`)) return
  // Imported on demand to keep the page small. The request continues after the page is left.
  const { callWithKeepalive } = await import('@/lib/api/browser-client')
  callWithKeepalive('POST', `/${document.documentElement.lang.slice(0, 2)}/api/jobs/${jobId}/${visit}/`)
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    // Without storage, repeated visits cannot be recognized, so none is counted.
    return false
  }
}
