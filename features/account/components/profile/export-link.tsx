'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { saveText } from '@/components/files/save-text'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from '../login/login-again'

export interface ExportLinkProps {
  /** The address of GET api/users/me/export/. */
  url: string
  email: string
}

/**
 * Downloads the user's data as a file. If the backend requires a proof of identity, a dialog asks
 * for it. Without JavaScript it is a plain link.
 */
export function ExportLink({ url, email }: ExportLinkProps) {
  const t = useTranslations('account.export')
  const { callWithLogin, loginRequest } = useLoginAgain()

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requireSuccess(callWithLogin(() => call(unparsedResponseSchema, { method: 'GET', path: url }))),
    onSuccess: (data) => saveText('account.json', JSON.stringify(data, null, 2), 'application/json'),
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
      <LoginAgain email={email} loginRequest={loginRequest} />
    </>
  )
}
