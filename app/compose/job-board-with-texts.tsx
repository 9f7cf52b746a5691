import { useTranslations } from 'next-intl'
import { useBoardTexts } from '@/features/jobs/components/board-texts'
import type { Locale } from '@/lib/contract/locale'
import { messagesOf } from '@/lib/i18n/messages'
import { JobBoardInBrowser } from './job-board-in-browser'

interface JobBoardWithTextsProps {
  locale: Locale
  title: string
  privacyHref: string | null
}

/** The board with what it says in a language. */
export function JobBoardWithTexts({ locale, title, privacyHref }: JobBoardWithTextsProps) {
  const t = useTranslations('subscriptions')
  const { forms, subscriptions, frame } = messagesOf(locale)
  // What links to elsewhere say.
  const { opensInNewTab } = frame
  return (
    <JobBoardInBrowser
      {...{ locale, title, privacyHref }}
      texts={useBoardTexts()}
      alertLabel={t('job-alerts.label')}
      messages={{ forms, subscriptions, frame: { opensInNewTab } }}
    />
  )
}
