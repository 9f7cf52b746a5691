'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { callData } from '../data-call'
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
    const { status, data } = await withLogin(() => callData('GET', url))
    if (status === 200) save(data, 'account.json')
    else setFailed(status !== 401)
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
