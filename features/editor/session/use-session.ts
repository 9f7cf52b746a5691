import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bindCallsToAccount, listenToResponses } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { type Account, fetchCurrentAccount, logOut, renewToken } from './current-account'
import { runOnTypingIdle } from './run-on-typing-idle'

/** The state of the login: valid, expired, or of another account (null: not an editor). */
type Login = { kind: 'valid' } | { kind: 'ended' } | { kind: 'other'; account: Account | null }

export interface Session {
  login: Login
  /** The id of the account that calls are made with. */
  accountId: number
  isDialogOpen: boolean
  openDialog: () => void
  closeDialog: () => void
  /** Closes the dialog until the next pause in typing. */
  postponeDialog: () => void
  /** Sends all changes after a login with the same account. */
  continueAfterLogin: () => Promise<void>
  /** Sends pending changes with the given account, which is logged in now. */
  sendAs: (account: Account) => void
  /** Logs the other account out, so that the login can be repeated. */
  switchAccount: () => Promise<void>
}

interface EditorOfAccount {
  editor: Editor | null
  /** Assigns unsaved work to another account. */
  handOver: ((accountId: number) => Promise<void>) | undefined
}

const validLogin: Login = { kind: 'valid' }

/**
 * Monitors the session while a page is edited. If a call requires a login, the login dialog opens
 * in the next pause in typing, and all changes are sent after the login. Each call names its
 * account, so that changes of one account are sent with another one only after confirmation.
 */
export function useSession({ editor, handOver }: EditorOfAccount, locale: Locale, userId: number): Session {
  const [accountId, setAccountId] = useState(userId)
  const [login, setLogin] = useState<Login>(validLogin)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [postponements, setPostponements] = useState(0)
  // A second refusal despite a valid login opens the dialog.
  const hasRetried = useRef(false)
  const isChecking = useRef(false)

  useEffect(() => {
    bindCallsToAccount(accountId || null)
    return () => bindCallsToAccount(null)
  }, [accountId])

  const resume = () => {
    setLogin(validLogin)
    setDialogOpen(false)
    editor?.resume()
  }

  const continueAfterLogin = async () => {
    const current = await fetchCurrentAccount(locale)
    if (current === undefined) return setLogin({ kind: 'ended' })
    if (current?.id === accountId) return resume()
    setLogin({ kind: 'other', account: current })
  }

  const checkLogin = async () => {
    if (isChecking.current) return
    isChecking.current = true
    await updateLogin().finally(() => {
      isChecking.current = false
    })
  }

  const updateLogin = async () => {
    const current = await fetchCurrentAccount(locale)
    if (current?.id === accountId && !hasRetried.current) {
      hasRetried.current = true
      await renewToken(locale)
      return resume()
    }
    setLogin(current && current.id !== accountId ? { kind: 'other', account: current } : { kind: 'ended' })
  }

  const isValid = login.kind === 'valid'
  const handleRefusal = useEffectEvent(checkLogin)

  const status = editor?.status
  useEffect(() => {
    if (status === 'saved') hasRetried.current = false
    if (status === 'login-needed') void handleRefusal()
  }, [status])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a postponed dialog opens again
  useEffect(() => {
    if (!isValid) return runOnTypingIdle(() => setDialogOpen(true))
    return listenToResponses((path, response) => {
      if (response.status === 401 && path.includes('/pageeditor-api/')) void handleRefusal()
    })
  }, [isValid, postponements])

  return {
    login,
    accountId,
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog: () => setDialogOpen(false),
    postponeDialog() {
      setDialogOpen(false)
      setPostponements((count) => count + 1)
    },
    continueAfterLogin,
    sendAs(account) {
      bindCallsToAccount(account.id)
      setAccountId(account.id)
      void handOver?.(account.id)
      resume()
    },
    async switchAccount() {
      await logOut()
      setLogin({ kind: 'ended' })
    },
  }
}
