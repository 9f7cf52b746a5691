'use client'

import { useEffect, useState } from 'react'
import { type CurrentUser, readCurrentUser } from '@/lib/api/current-user'
import { forgetHint, hasHint, updateHint } from '../../authentication-hint'
import { askedOnce } from './asked-once'

const askForUser = askedOnce(readCurrentUser)

/**
 * The user who is logged in, once known. Asked only where the readable hint says that there is one (spec §4); where the
 * backend knows none, the hint is removed (spec §8).
 */
export function useCurrentUser(url: string): CurrentUser | null {
  const [user, setUser] = useState<CurrentUser | null>(null)
  useEffect(() => {
    updateHint()
    if (!hasHint()) return
    let isWanted = true
    void askForUser(url, url).then((known) => {
      if (!known) forgetHint()
      if (isWanted) setUser(known)
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return user
}
