'use client'

import { useEffect } from 'react'
import { bindCallsToAccount } from '@/lib/api/browser-client'

/**
 * Binds the calls of a page to the account for which the page was rendered. Without this binding,
 * they would store the user's entries in the account with which another tab has logged in. The id 0
 * is an unknown account.
 */
export function AccountCalls({ accountId }: { accountId: number }) {
  useEffect(() => {
    bindCallsToAccount(accountId || null)
    return () => bindCallsToAccount(null)
  }, [accountId])
  return null
}
