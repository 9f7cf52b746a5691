'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from './use-hydrated'

interface SubmitButtonProps {
  isSending: boolean
  /**
   * True if the server accepts the form without scripts. Otherwise the button is disabled until
   * hydration.
   */
  worksAlone?: boolean
  children: ReactNode
}

/**
 * Submits the form. While the request is pending, it shows that, ignores further presses and keeps
 * the focus.
 */
export function SubmitButton({ isSending, worksAlone = false, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button variant="primary" type="submit" disabled={!isHydrated && !worksAlone} isDisabled={isSending}>
      {children}
    </Button>
  )
}
