'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { callAuth, hasStatus } from '../../allauth'
import { type AccountSession, sessionsQuery } from '../../queries'
import { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from '../login/login-again'
import listStyles from './session-list.module.css'

export interface SessionListProps {
  /** The address of the call for all of the user's sessions. */
  url: string
  email: string
}

interface EndRequest {
  sessions: readonly AccountSession[]
  /**
   * True to end all other sessions, including those that are not in the list yet, and the access
   * that was granted to programs.
   */
  isEverywhere: boolean
}

/** The list of the user's sessions, with buttons to end one or all others. */
export function SessionList({ url, email }: SessionListProps) {
  const t = useTranslations('account.sessions')
  const format = useFormatter()
  const client = useQueryClient()
  const tRefusal = useTranslations('account.refusal')
  const { data: sessions = [], isLoadingError } = useQuery(sessionsQuery())
  const status = useRef<HTMLParagraphElement>(null)
  const { callWithLogin, loginRequest } = useLoginAgain()
  const otherSessions = sessions.filter(({ is_current }) => !is_current)
  const formatDevice = ({ user_agent }: AccountSession) => user_agent || t('unknown')
  const formatLastUse = ({ created_at, last_seen_at = created_at }: AccountSession) =>
    format.dateTime(new Date(last_seen_at * 1000), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    })

  const endMutation = useMutation({
    mutationFn: ({ sessions, isEverywhere }: EndRequest) =>
      requireSuccess(callWithLogin(() => (isEverywhere ? endOtherSessions() : endSessions(sessions)))),
    onSuccess(_, { sessions: endedSessions }) {
      const { queryKey } = sessionsQuery()
      client.setQueryData(queryKey, (list) =>
        list?.filter(({ id }) => !endedSessions.some((endedSession) => endedSession.id === id)),
      )
      void client.invalidateQueries({ queryKey })
    },
    // The button that had the focus may have been removed.
    onSettled: () => status.current?.focus(),
  })
  const { mutate, isPending } = endMutation

  const endSessions = (endedSessions: readonly AccountSession[]) =>
    callAuth('DELETE', 'auth/sessions', { sessions: endedSessions.map(({ id }) => id) })

  /** Ends all other sessions. If the backend has no such call, ends those in the list. */
  async function endOtherSessions(): Promise<Result<unknown>> {
    const result = await call(unparsedResponseSchema, { method: 'DELETE', path: url })
    if (!hasStatus(result, 404)) return result
    return endSessions(otherSessions)
  }

  function getOutcome(): string | false {
    if (endMutation.isError) return t('failed')
    if (!endMutation.isSuccess) return false
    const { sessions: endedSessions, isEverywhere } = endMutation.variables
    const [endedSession] = endedSessions
    return endedSession && !isEverywhere ? t('endedOne', { device: formatDevice(endedSession) }) : t('ended')
  }

  if (isLoadingError) return <p role="alert">{tRefusal('failed')}</p>
  return (
    <>
      <ul className={listStyles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <strong>{formatDevice(session)}</strong>
            <span>{session.is_current ? t('current') : t('lastUsed', { time: formatLastUse(session) })}</span>
            {!session.is_current && (
              <Button
                isDisabled={isPending}
                aria-label={t('endNamed', { device: formatDevice(session), time: formatLastUse(session) })}
                onClick={() => mutate({ sessions: [session], isEverywhere: false })}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p ref={status} role="status" tabIndex={-1}>
        {getOutcome()}
      </p>
      {otherSessions.length > 0 && (
        <>
          <p>{t('endOthersText')}</p>
          <Button isDisabled={isPending} onClick={() => mutate({ sessions: otherSessions, isEverywhere: true })}>
            {t('endOthers')}
          </Button>
        </>
      )}
      <LoginAgain email={email} loginRequest={loginRequest} />
    </>
  )
}
