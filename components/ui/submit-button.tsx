'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from './use-hydrated'

interface SubmitButtonProps {
  isSending: boolean
  /**
   * True if the server accepts the form from a browser without JavaScript. If false, the button is
   * disabled until hydration.
   */
  worksWithoutScript?: boolean
  children: ReactNode
}

/**
 * A button that submits the form. While the request is pending, it looks disabled and ignores
 * presses, but keeps the focus.
 */
export function SubmitButton({ isSending, worksWithoutScript = false, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button variant="primary" type="submit" disabled={!isHydrated && !worksWithoutScript} isDisabled={isSending}>
      {children}
    </Button>
  )
}
