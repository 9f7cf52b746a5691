import type { ComponentProps, KeyboardEvent } from 'react'
import styles from '../toolbar/toolbar.module.css'

/** The browser keeps one of a name open. */
const name = 'editor-toolbar'

/** A panel of the toolbar and, as its `<summary>`, the button that opens it: one at a time is open, and Escape closes it. */
export function Disclosure(details: ComponentProps<'details'>) {
  return <details className={styles.disclosure} name={name} onKeyDown={closeByKey} {...details} />
}

/** The panel that is open. */
export function findOpenDisclosure(): HTMLDetailsElement | null {
  return document.querySelector(`details[name="${name}"][open]`)
}

/** Closes a panel; whoever was in it is at its button again. */
export function closeDisclosure(details: HTMLDetailsElement): void {
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details.open = false
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const isOfDialog = event.target instanceof Element && event.target.closest('dialog') !== null
  if (event.key !== 'Escape' || !event.currentTarget.open || isOfDialog) return
  // What lies around, a chosen block for example, is left by the next Escape.
  event.preventDefault()
  event.stopPropagation()
  closeDisclosure(event.currentTarget)
}
