'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { anything, call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import { callAuth, hasStatus } from '../../allauth'
import { type AccountSession, sessionsQuery } from '../../queries'
import { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from '../login/login-again'
import listStyles from './session-list.module.css'

export interface SessionListProps {
  /** The address of all of the user's sessions. */
  url: string
  email: string
}

interface Ending {
  ended: readonly AccountSession[]
  /** All others, also those that began after the list was read, and what they have made. */
  isEverywhere: boolean
}

/** The user's sessions; one of the others, or all others, can be ended. */
export function SessionList({ url, email }: SessionListProps) {
  const t = useTranslations('account.sessions')
  const format = useFormatter()
  const client = useQueryClient()
  const { data: sessions = [] } = useQuery(sessionsQuery())
  const status = useRef<HTMLParagraphElement>(null)
  const { withLogin, login } = useLoginAgain()
  const others = sessions.filter(({ is_current }) => !is_current)
  const nameOf = ({ user_agent }: AccountSession) => user_agent || t('unknown')
  const lastUse = ({ created_at, last_seen_at = created_at }: AccountSession) =>
    format.dateTime(new Date(last_seen_at * 1000), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    })

  const ending = useMutation({
    mutationFn: ({ ended, isEverywhere }: Ending) =>
      orThrow(withLogin(() => (isEverywhere ? endOthers() : endSessions(ended)))),
    onSuccess(_, { ended }) {
      const { queryKey } = sessionsQuery()
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => !ended.some((one) => one.id === id)))
      void client.invalidateQueries({ queryKey })
    },
    // The focused button may have been removed.
    onSettled: () => status.current?.focus(),
  })
  const { mutate, isPending } = ending

  const endSessions = (ended: readonly AccountSession[]) =>
    callAuth('DELETE', 'auth/sessions', { sessions: ended.map(({ id }) => id) })

  /** Ends all other sessions; a backend without that call gets the ids of the listed ones. */
  async function endOthers(): Promise<Result<unknown>> {
    const answer = await call(anything, { method: 'DELETE', path: url })
    if (!hasStatus(answer, 404)) return answer
    return endSessions(others)
  }

  function outcome(): string | false {
    if (ending.isError) return t('failed')
    if (!ending.isSuccess) return false
    const { ended, isEverywhere } = ending.variables
    const [first] = ended
    return first && !isEverywhere ? t('endedOne', { device: nameOf(first) }) : t('ended')
  }

  return (
    <>
      <ul className={listStyles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <strong>{nameOf(session)}</strong>
            <span>{session.is_current ? t('current') : t('lastUsed', { time: lastUse(session) })}</span>
            {!session.is_current && (
              <Button
                isDisabled={isPending}
                aria-label={t('endNamed', { device: nameOf(session), time: lastUse(session) })}
                onClick={() => mutate({ ended: [session], isEverywhere: false })}
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
      {others.length > 0 && (
        <>
          <p>{t('endOthersText')}</p>
          <Button isDisabled={isPending} onClick={() => mutate({ ended: others, isEverywhere: true })}>
            {t('endOthers')}
          </Button>
        </>
      )}
      <LoginAgain email={email} login={login} />
    </>
  )
}
