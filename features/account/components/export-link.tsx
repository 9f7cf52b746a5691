'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { anything, call } from '@/lib/api/call'
import { hasStatus } from '../allauth'
import { useLoginAgain } from '../use-login-again'
import { LoginAgain } from './login-dialog'

export interface ExportLinkProps {
  /** The address of GET api/users/me/export/. */
  url: string
  email: string
}

/** Saves what a call answered as a file. */
function save(data: unknown, name: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The user's data as a file. The password is asked first where it was not given lately; without JavaScript the link alone leads there. */
export function ExportLink({ url, email }: ExportLinkProps) {
  const t = useTranslations('account.export')
  const [isFailed, setFailed] = useState(false)
  const { withLogin, login } = useLoginAgain()

  async function download(event: MouseEvent) {
    event.preventDefault()
    setFailed(false)
    const result = await withLogin(() => call(anything, { method: 'GET', path: url }))
    if (result.ok) save(result.value, 'account.json')
    else setFailed(!hasStatus(result, 401))
  }

  return (
    <>
      <p>
        <a href={url} download onClick={(event) => void download(event)}>
          {t('link')}
        </a>
      </p>
      <noscript>
        <p>{t('withoutScript')}</p>
      </noscript>
      <p role="status">{isFailed && t('failed')}</p>
      <LoginAgain email={email} login={login} />
    </>
  )
}
