'use client'

import { useEffect } from 'react'
import { countVisit } from '../count-visit'

/** Counts that the ad is displayed and that "apply" is clicked, each at most once per tab. */
export function CountVisits({ jobId }: { jobId: number }) {
  useEffect(() => {
    void countVisit(jobId, 'views')
    const countClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-apply] a')) void countVisit(jobId, 'clicks')
    }
    // A click with the middle button also opens the link.
    const events = ['click', 'auxclick'] as const
    for (const event of events) document.addEventListener(event, countClick)
    return () => {
      for (const event of events) document.removeEventListener(event, countClick)
    }
  }, [jobId])
  return null
}
