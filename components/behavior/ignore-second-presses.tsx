'use client'

import { useEffect } from 'react'

const buttons = 'button, summary'
/** Elements on which a second press would close, undo or repeat something. */
const unrepeatable = 'summary, [aria-expanded], [aria-pressed], [type="submit"], [data-once]'
/** Texts that are edited in place can be inside buttons; a double-click there selects a word. */
const editableText = '[data-module]'

const findButton = ({ target }: MouseEvent) => (target instanceof Element ? target.closest(buttons) : null)

/** Returns true if a second press at the same place is intended for its target. */
const isIntended = (first: Element | null, button: Element | null) =>
  first === null || (button === first && !first.matches(unrepeatable))

/**
 * Drops the second press of a double-click; some people double-click every button. The second press
 * could hit an element that replaced the button, close an element that the first press opened, or
 * repeat a form submission or an action marked by `data-once`.
 */
export function IgnoreSecondPresses() {
  useEffect(() => {
    let first: Element | null = null
    const keepFirst = (event: MouseEvent) => {
      const button = findButton(event)
      if (event.detail === 1) first = button?.closest(editableText) ? null : button
    }
    const dropSecond = (event: MouseEvent) => {
      if (event.detail <= 1 || isIntended(first, findButton(event))) return
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
