import type { ReactNode } from 'react'

/**
 * Text only for screen readers. It distinguishes buttons or links with equal labels, and works as a
 * tag in messages.
 */
export function visuallyHidden(text: ReactNode) {
  return <span className="visually-hidden"> {text}</span>
}
