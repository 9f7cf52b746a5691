/** Tells the backend of a look at an ad, or a click on apply, once in a tab; who that was is said to nobody. */
export async function countVisit(jobId: number, visit: 'views' | 'clicks'): Promise<void> {
  if (!isFirst(`job-${jobId}-${visit}`)) return
  // Loaded behind the page; by the time of a click it is there, and the call outlasts the page.
  const { callWithKeepalive } = await import('@/lib/api/browser-client')
  callWithKeepalive('POST', `/${document.documentElement.lang.slice(0, 2)}/api/jobs/${jobId}/${visit}/`)
}

function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    // Where nothing may be kept, nobody knows whether it is.
    return false
  }
}
