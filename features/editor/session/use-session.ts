import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bindCallsToAccount, listenToAnswers } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { type Account, logOut, readCurrentAccount, renewToken } from './current-account'
import { onTypingIdle } from './on-typing-idle'

/** The state of the login: valid, ended, or of another user (null: not an editor). */
type Login = { kind: 'open' } | { kind: 'ended' } | { kind: 'other'; account: Account | null }

export interface Session {
  login: Login
  /** The id of the account that the calls are made for. */
  account: number
  /** Whether the login dialog is open. */
  isAsking: boolean
  ask: () => void
  postpone: () => void
  /** After a login: sends all changes if it is the same account. */
  continueAfterLogin: () => Promise<void>
  /** Sends pending changes as the account that is logged in now. */
  sendAs: (account: Account) => void
  /** Logs the other account out. */
  change: () => Promise<void>
}

const open: Login = { kind: 'open' }

/**
 * Monitors the session while a page is edited. When a call requires a login, the login dialog opens in the next pause in
 * typing; afterwards all changes are sent. Changes of one account are never sent as another without asking: each
 * call carries its account.
 */
export function useSession(editor: Editor | null, locale: Locale, user: number): Session {
  const [account, setAccount] = useState(user)
  const [login, setLogin] = useState<Login>(open)
  const [isAsking, setAsking] = useState(false)
  // A second refusal despite a valid login is shown to the user.
  const isRetried = useRef(false)
  const isChecking = useRef(false)

  useEffect(() => {
    bindCallsToAccount(account || null)
    return () => bindCallsToAccount(null)
  }, [account])

  const resume = () => {
    setLogin(open)
    setAsking(false)
    editor?.resume()
  }

  const continueAfterLogin = async () => {
    const present = await readCurrentAccount(locale)
    if (present === undefined) return setLogin({ kind: 'ended' })
    if (present?.id === account) return resume()
    setLogin({ kind: 'other', account: present })
  }

  const checkLogin = async () => {
    if (isChecking.current) return
    isChecking.current = true
    await readLogin().finally(() => {
      isChecking.current = false
    })
  }

  const readLogin = async () => {
    const present = await readCurrentAccount(locale)
    if (present?.id === account && !isRetried.current) {
      isRetried.current = true
      await renewToken(locale)
      return resume()
    }
    setLogin(present && present.id !== account ? { kind: 'other', account: present } : { kind: 'ended' })
  }

  const isOpen = login.kind === 'open'
  const refused = useEffectEvent(checkLogin)

  const status = editor?.status
  useEffect(() => {
    if (status === 'saved') isRetried.current = false
    if (status === 'login-needed') void refused()
  }, [status])

  useEffect(() => {
    if (!isOpen) return onTypingIdle(() => setAsking(true))
    return listenToAnswers((path, answer) => {
      if (answer.status === 401 && path.includes('/pageeditor-api/')) void refused()
    })
  }, [isOpen])

  return {
    login,
    account,
    isAsking,
    ask: () => setAsking(true),
    postpone: () => setAsking(false),
    continueAfterLogin,
    sendAs(next) {
      bindCallsToAccount(next.id)
      setAccount(next.id)
      resume()
    },
    async change() {
      await logOut()
      setLogin({ kind: 'ended' })
    },
  }
}
