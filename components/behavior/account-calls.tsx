'use client'

import { useEffect } from 'react'
import { bindCallsToAccount } from '@/lib/api/browser-client'

/**
 * Binds the calls of a page to the account that it was rendered for. Without it, they would store
 * the user's entries in another account with which a second tab has logged in. 0 is an unknown
 * account.
 */
export function AccountCalls({ account }: { account: number }) {
  useEffect(() => {
    bindCallsToAccount(account || null)
    return () => bindCallsToAccount(null)
  }, [account])
  return null
}
