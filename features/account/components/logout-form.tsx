'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { callAuth } from '../allauth'

/** Ends the session; asked for by a button, since a link could be opened by anybody's page. */
export function LogoutForm({ homeHref }: { homeHref: string }) {
  const t = useTranslations('account.logout')
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function leave() {
    setState('sending')
    const { status } = await callAuth('DELETE', 'auth/session')
    if (status === 401 || status === 200) window.location.assign(homeHref)
    else setState('failed')
  }

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void leave()
      }}
    >
      {state === 'failed' && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      <SubmitButton isSending={state === 'sending'} worksAlone>
        {t('submit')}
      </SubmitButton>
    </form>
  )
}
