'use client'

import { useEffect } from 'react'

const buttonSelector = 'button, summary'
/** Elements on which a second press would close, undo or repeat something. */
const oneTimeSelector = 'summary, [aria-expanded], [aria-pressed], [type="submit"], [data-once]'
/**
 * Text that is edited on the page can be inside a button. A double-click on it selects a word and
 * does not press the button.
 */
const editableTextSelector = '[data-module]'

const findButton = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest(buttonSelector) : null

/** Returns true if the second press of a double-click should take effect. */
const isIntended = (firstButton: Element | null, button: Element | null) =>
  firstButton === null || (button === firstButton && !firstButton.matches(oneTimeSelector))

/**
 * Drops the second press of a double-click; some people double-click every button. The second press
 * could hit an element that replaced the button, close an element that the first press opened, or
 * repeat a form submission or an action marked by `data-once`.
 */
export function IgnoreSecondPresses() {
  useEffect(() => {
    let firstButton: Element | null = null
    const rememberFirst = (event: MouseEvent) => {
      const button = findButton(event)
      if (event.detail === 1) firstButton = button?.closest(editableTextSelector) ? null : button
    }
    const dropSecond = (event: MouseEvent) => {
      if (event.detail <= 1 || isIntended(firstButton, findButton(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const types = ['mousedown', 'click', 'dblclick'] as const
    window.addEventListener('mousedown', rememberFirst, true)
    for (const type of types) window.addEventListener(type, dropSecond, true)
    return () => {
      window.removeEventListener('mousedown', rememberFirst, true)
      for (const type of types) window.removeEventListener(type, dropSecond, true)
    }
  }, [])
  return null
}
