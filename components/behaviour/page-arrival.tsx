'use client'

import { useEffect } from 'react'

/**
 * Marks the document once its first page stands. From then on styles may let pages enter (spec §9, nav transition); the
 * first one is simply there. Renders nothing.
 */
export function PageArrival() {
  useEffect(() => document.documentElement.setAttribute('data-arrived', ''), [])
  return null
}
