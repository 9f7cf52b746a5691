import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguageAddresses } from '@/components/behavior/address-metadata'
import { toJobFormAddress } from '@/lib/i18n/own-job-address'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { type JobStep, jobSteps, parseStep } from './steps'

/**
 * Returns the address of a step of the form. It contains the id of a stored ad, and the step unless
 * it is the first one.
 */
function toStepAddress(path: string, id: number | null, step: JobStep): string {
  const query = new URLSearchParams({ ...(id !== null && { id: `${id}` }), ...(step !== jobSteps[0] && { step }) })
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * Returns the current step, which is part of the address: the back button returns to the previous
 * step. `openStep` moves the focus to the heading of the step or to the requested field.
 */
export function useJobSteps(id: number | null, heading: RefObject<HTMLElement | null>) {
  const step = parseStep(useParameter('step'))
  const addressId = useParameter('id')
  const requestedFieldId = useRef<string | null>(null)
  /** The number of calls of `openStep`; 0 before the first one. */
  const [stepChangeCount, setStepChangeCount] = useState(0)

  useEffect(() => {
    if (stepChangeCount === 0) return
    const field = requestedFieldId.current === null ? null : document.getElementById(requestedFieldId.current)
    requestedFieldId.current = null
    const target = field ?? heading.current
    target?.focus()
    if (!field) target?.scrollIntoView({ block: 'start' })
  }, [stepChangeCount, heading])

  // After a draft was stored, and when the back button returns to an address without its id, the id
  // is added to the address. Then reloading the page continues the draft.
  useEffect(() => {
    if (id !== null && `${id}` !== addressId) {
      window.history.replaceState(null, '', toStepAddress(window.location.pathname, id, step))
    }
  }, [id, step, addressId])
  useLanguageAddresses({
    de: toStepAddress(toJobFormAddress('de'), id, step),
    en: toStepAddress(toJobFormAddress('en'), id, step),
  })

  function openStep(nextStep: JobStep, fieldId: string | null = null): void {
    requestedFieldId.current = fieldId
    window.history.pushState(null, '', toStepAddress(window.location.pathname, id, nextStep))
    setStepChangeCount((count) => count + 1)
  }
  return { step, openStep }
}
