import { type RefObject, useEffect, useRef, useState } from 'react'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { type JobStep, readStep } from './steps'

/** The address of a step of the form, with the id of a stored ad. */
function stepAddress(id: number | null, step: JobStep): string {
  const query = new URLSearchParams({ ...(id !== null && { id: `${id}` }), ...(step !== 'post' && { step }) })
  return query.size === 0 ? window.location.pathname : `${window.location.pathname}?${query}`
}

/**
 * The current step. It is in the address, so that the back button goes back a step. The focus moves
 * to the step's heading or the requested field.
 */
export function useJobSteps(id: number | null, heading: RefObject<HTMLElement | null>) {
  const step = readStep(useParameter('step'))
  const requestedFieldId = useRef<string | null>(null)
  const [visits, setVisits] = useState(0)

  useEffect(() => {
    if (visits === 0) return
    const field = requestedFieldId.current === null ? null : document.getElementById(requestedFieldId.current)
    requestedFieldId.current = null
    const target = field ?? heading.current
    target?.focus()
    if (!field) target?.scrollIntoView({ block: 'start' })
  }, [visits, heading])

  // The address of a new draft gets its id, so that reloading continues the draft.
  useEffect(() => {
    if (id !== null) window.history.replaceState(null, '', stepAddress(id, step))
  }, [id, step])

  function goTo(nextStep: JobStep, fieldId: string | null = null): void {
    requestedFieldId.current = fieldId
    window.history.pushState(null, '', stepAddress(id, nextStep))
    setVisits((count) => count + 1)
  }
  return { step, goTo }
}
