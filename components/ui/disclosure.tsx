import type { ComponentProps, ReactNode } from 'react'

export interface DisclosureProps extends ComponentProps<'details'> {
  /** The content of the button. */
  summary: ReactNode
  button?: ComponentProps<'summary'> | undefined
}

/**
 * A button that opens the content below it. It is a native element: it works without scripts, and
 * opens for a match of the browser's search.
 */
export function Disclosure({ summary, button, children, ...details }: DisclosureProps) {
  return (
    // A visitor may have opened it before hydration.
    <details suppressHydrationWarning {...details}>
      <summary {...button}>{summary}</summary>
      {children}
    </details>
  )
}
