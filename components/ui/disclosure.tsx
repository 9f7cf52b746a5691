import type { ComponentProps, ReactNode } from 'react'

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode
  button?: ComponentProps<'summary'> | undefined
}

/**
 * A button that shows and hides the content below it. The native element works without JavaScript,
 * and opens if the browser's text search finds a match in it.
 */
export function Disclosure({ summary, button, children, ...details }: DisclosureProps) {
  return (
    // A visitor may have opened the element before hydration.
    <details suppressHydrationWarning {...details}>
      <summary {...button}>{summary}</summary>
      {children}
    </details>
  )
}
