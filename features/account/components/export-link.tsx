'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { anything, call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import { useLoginAgain } from '../use-login-again'
import { LoginAgain } from './login-again'

export interface ExportLinkProps {
  /** The address of GET api/users/me/export/. */
  url: string
  email: string
}

/** Downloads a response as a JSON file. */
function save(data: unknown, name: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads the user's data as a file, after asking for the password if the backend requires it; a plain link without JavaScript. */
export function ExportLink({ url, email }: ExportLinkProps) {
  const t = useTranslations('account.export')
  const { withLogin, login } = useLoginAgain()

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => orThrow(withLogin(() => call(anything, { method: 'GET', path: url }))),
    onSuccess: (data) => save(data, 'account.json'),
  })

  return (
    <>
      <p>
        <a
          href={url}
          download
          onClick={(event) => {
            event.preventDefault()
            if (!isPending) mutate()
          }}
        >
          {t('link')}
        </a>
      </p>
      <noscript>
        <p>{t('withoutScript')}</p>
      </noscript>
      <p role="status">{error && error.failure.status !== 401 && t('failed')}</p>
      <LoginAgain email={email} login={login} />
    </>
  )
}
