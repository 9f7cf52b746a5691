'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from './use-hydrated'

interface SubmitButtonProps {
  isSending: boolean
  /** Whether the server takes the form from a browser without scripts; otherwise nothing is sent before they have come. */
  worksAlone?: boolean
  children: ReactNode
}

/** Sends the form; while it is being sent it says so and sends nothing twice, yet keeps the focus. */
export function SubmitButton({ isSending, worksAlone = false, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button variant="primary" type="submit" disabled={!isHydrated && !worksAlone} isDisabled={isSending}>
      {children}
    </Button>
  )
}
