'use client'

import { useEffect, useState } from 'react'
import { type CurrentUser, readCurrentUser } from '@/lib/api/current-user'
import { saysAuthenticated } from '../../account-label'

/** One question a page, however many places show the answer. */
const asked = new Map<string, Promise<CurrentUser | null>>()

/** The user who is logged in, once known. Asked only where the readable hint says that there is one (spec §4). */
export function useCurrentUser(url: string): CurrentUser | null {
  const [user, setUser] = useState<CurrentUser | null>(null)
  useEffect(() => {
    if (!saysAuthenticated(document.cookie)) return
    const answer = asked.get(url) ?? readCurrentUser(url)
    asked.set(url, answer)
    let isWanted = true
    answer.then((known) => isWanted && setUser(known))
    return () => {
      isWanted = false
    }
  }, [url])
  return user
}
