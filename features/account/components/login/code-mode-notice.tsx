'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { codeModesQuery } from '../../queries'

/** Explains that the backend mails codes, which this site cannot use. Otherwise renders nothing. */
export function CodeModeNotice({ purpose }: { purpose: 'verification' | 'password' }) {
  const t = useTranslations('account.codeMode')
  const { data } = useQuery(codeModesQuery())
  return data?.[purpose] ? <p>{t(purpose)}</p> : null
}
