'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { codeModesQuery } from '../../queries'

/** Announces that the backend mails a code instead of a link. Empty for mailed links. */
export function CodeModeNotice({ purpose }: { purpose: 'verification' | 'password' }) {
  const t = useTranslations('account.codeMode')
  const { data } = useQuery(codeModesQuery())
  return data?.[purpose] ? <p>{t(purpose)}</p> : null
}
