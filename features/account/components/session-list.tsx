'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { anything, call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import { callAuth, hasStatus } from '../allauth'
import { useLoginAgain } from '../use-login-again'
import { LoginAgain } from './login-dialog'
import listStyles from './session-list.module.css'

export interface ShownSession {
  id: number
  /** Browser and system, as far as they are known. */
  device: string
  /** When it was last used, in words. */
  lastUsed: string
  isCurrent: boolean
}

export interface SessionListProps {
  url: string
  email: string
  sessions: ShownSession[]
}

type State = 'shown' | 'sending' | 'failed' | { ended: readonly ShownSession[] }

/** Where the user is logged in, and the way to end one of the other sessions or all. */
export function SessionList({ url, email, sessions }: SessionListProps) {
  const t = useTranslations('account.sessions')
  const [left, setLeft] = useState(sessions)
  const [state, setState] = useState<State>('shown')
  const status = useRef<HTMLParagraphElement>(null)
  const { withLogin, login } = useLoginAgain()
  const others = left.filter(({ isCurrent }) => !isCurrent)
  const nameOf = ({ device }: ShownSession) => device || t('unknown')

  async function end(ended: readonly ShownSession[], call: () => Promise<Result<unknown>>) {
    if (state === 'sending') return
    setState('sending')
    const answer = await withLogin(call)
    if (answer.ok) setLeft(left.filter((session) => !ended.includes(session)))
    setState(answer.ok ? { ended } : 'failed')
    // The button may be gone, and the focus with it.
    status.current?.focus()
  }

  /** All that there are now; where the backend has no such call, those that are shown. */
  async function endOthers(): Promise<Result<unknown>> {
    const answer = await call(anything, { method: 'DELETE', path: url })
    if (!hasStatus(answer, 404)) return answer
    return callAuth('DELETE', 'auth/sessions', { sessions: others.map(({ id }) => id) })
  }

  function outcome(): string | false {
    if (state === 'failed') return t('failed')
    if (typeof state === 'string') return false
    const [first, ...more] = state.ended
    return first && more.length === 0 ? t('endedOne', { device: nameOf(first) }) : t('ended')
  }

  return (
    <>
      <ul className={listStyles.list}>
        {left.map((session) => (
          <li key={session.id}>
            <strong>{nameOf(session)}</strong>
            <span>{session.isCurrent ? t('current') : t('lastUsed', { time: session.lastUsed })}</span>
            {!session.isCurrent && (
              <Button
                isDisabled={state === 'sending'}
                aria-label={t('endNamed', { device: nameOf(session), time: session.lastUsed })}
                onClick={() =>
                  void end([session], () => callAuth('DELETE', 'auth/sessions', { sessions: [session.id] }))
                }
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p ref={status} role="status" tabIndex={-1}>
        {outcome()}
      </p>
      {others.length > 1 && (
        <Button isDisabled={state === 'sending'} onClick={() => void end(others, endOthers)}>
          {t('endOthers')}
        </Button>
      )}
      <LoginAgain email={email} login={login} />
    </>
  )
}
