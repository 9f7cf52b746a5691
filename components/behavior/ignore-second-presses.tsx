'use client'

import { useEffect } from 'react'

const buttons = 'button, summary'
/** What a second press would shut, undo or do again. */
const once = 'summary, [aria-expanded], [aria-pressed], [type="submit"], [data-once]'
/** Texts that are written where they stand may lie in buttons; there a double-click chooses a word. */
const written = '[data-module]'

const buttonOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest(buttons) : null)

/** Whether a press that follows one on `first`, at the same place, means what lies there. */
const isMeant = (first: Element | null, pressed: Element | null) =>
  first === null || (pressed === first && !first.matches(once))

/**
 * Keeps double-clicks, which some people press every button with, from what they do not mean: pressing what the first press put in
 * the place of its button, shutting what it opened, and doing twice what is marked by `data-once` or sends a form.
 */
export function IgnoreSecondPresses() {
  useEffect(() => {
    let first: Element | null = null
    const keepFirst = (event: MouseEvent) => {
      const pressed = buttonOf(event)
      if (event.detail === 1) first = pressed?.closest(written) ? null : pressed
    }
    const dropSecond = (event: MouseEvent) => {
      if (event.detail <= 1 || isMeant(first, buttonOf(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const types = ['mousedown', 'click', 'dblclick'] as const
    window.addEventListener('mousedown', keepFirst, true)
    for (const type of types) window.addEventListener(type, dropSecond, true)
    return () => {
      window.removeEventListener('mousedown', keepFirst, true)
      for (const type of types) window.removeEventListener(type, dropSecond, true)
    }
  }, [])
  return null
}
