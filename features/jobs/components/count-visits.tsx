'use client'

import { useEffect } from 'react'
import { countVisit } from '../count-visit'

/** Counts the view of an ad and the click on "apply", each once per tab. */
export function CountVisits({ jobId }: { jobId: number }) {
  useEffect(() => {
    void countVisit(jobId, 'views')
    const countClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-apply] a')) void countVisit(jobId, 'clicks')
    }
    // The middle button opens links as well.
    const events = ['click', 'auxclick'] as const
    for (const event of events) document.addEventListener(event, countClick)
    return () => {
      for (const event of events) document.removeEventListener(event, countClick)
    }
  }, [jobId])
  return null
}
