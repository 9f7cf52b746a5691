import type { ReactNode } from 'react'

/** Text for screen readers alone: behind a button's or a link's own, it tells equal ones apart. Fits as a tag of messages. */
export function visuallyHidden(text: ReactNode) {
  return <span className="visually-hidden"> {text}</span>
}
