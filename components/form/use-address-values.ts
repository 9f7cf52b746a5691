'use client'

import { useEffect, useRef } from 'react'

/**
 * Resets a search form when its values in the address change, for example by the back button. Text
 * typed before hydration or after submitting is kept.
 * @param values the fields of the form whose default values are in the address, by name
 * @returns the ref of the form, and a function to call when the form is submitted
 */
export function useAddressValues(values: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const addressEntries = JSON.stringify(Object.values(values))
  const lastEntries = useRef(addressEntries)
  const submittedEntries = useRef<string | null>(null)

  function listEntries(element: HTMLFormElement): string {
    const formData = new FormData(element)
    return JSON.stringify(Object.keys(values).map((name) => formData.get(name)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address resets the form
  useEffect(() => {
    if (lastEntries.current === addressEntries) return
    lastEntries.current = addressEntries
    const { current: entries } = submittedEntries
    submittedEntries.current = null
    const { current: element } = form
    if (element && (entries === null || entries === listEntries(element))) element.reset()
  }, [addressEntries])

  const recordSubmission = (element: HTMLFormElement) => {
    submittedEntries.current = listEntries(element)
  }
  return { form, recordSubmission }
}
