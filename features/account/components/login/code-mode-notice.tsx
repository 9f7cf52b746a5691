'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { codeModesQuery } from '../../queries'

/** Says beside the words about a mailed link that the backend mails a code instead; nothing where it mails links. */
export function CodeModeNotice({ purpose }: { purpose: 'verification' | 'password' }) {
  const t = useTranslations('account.codeMode')
  const { data } = useQuery(codeModesQuery())
  return data?.[purpose] ? <p>{t(purpose)}</p> : null
}
