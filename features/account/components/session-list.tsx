'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { callData } from '../data-call'
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

/** Where the user is logged in, and the way to end all other sessions. */
export function SessionList({ url, email, sessions }: SessionListProps) {
  const t = useTranslations('account.sessions')
  const [state, setState] = useState<'shown' | 'sending' | 'ended' | 'failed'>('shown')
  const { withLogin, login } = useLoginAgain()
  const left = state === 'ended' ? sessions.filter(({ isCurrent }) => isCurrent) : sessions

  async function endOthers() {
    setState('sending')
    const { status } = await withLogin(() => callData('DELETE', url))
    setState(status >= 200 && status < 300 ? 'ended' : 'failed')
  }

  return (
    <>
      <ul className={listStyles.list}>
        {left.map(({ id, device, lastUsed, isCurrent }) => (
          <li key={id}>
            <strong>{device || t('unknown')}</strong>
            <span>{isCurrent ? t('current') : t('lastUsed', { time: lastUsed })}</span>
          </li>
        ))}
      </ul>
      <p role="status">{(state === 'ended' || state === 'failed') && t(state)}</p>
      {left.length > 1 && (
        <button
          type="button"
          className={styles.quiet}
          aria-disabled={state === 'sending'}
          onClick={() => state !== 'sending' && void endOthers()}
        >
          {t('endOthers')}
        </button>
      )}
      <LoginAgain email={email} login={login} />
    </>
  )
}
