import type { ComponentProps, ReactNode } from 'react'

export interface DisclosureProps extends ComponentProps<'details'> {
  /** What the button shows that opens it. */
  summary: ReactNode
  button?: ComponentProps<'summary'> | undefined
}

/**
 * A button that opens what lies below it. It is the browser's own: it works without scripts, and opens by itself for a
 * word that the browser finds in it.
 */
export function Disclosure({ summary, button, children, ...details }: DisclosureProps) {
  return (
    // Whoever is faster than the scripts has opened it when they come.
    <details suppressHydrationWarning {...details}>
      <summary {...button}>{summary}</summary>
      {children}
    </details>
  )
}
