import type { Metadata } from 'next'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { ErrorPage } from '@/features/pages/components/error-page'
import { errorTexts } from '@/features/pages/error-texts'
import type { Account } from '@/lib/api/account'
import type { Locale } from '@/lib/contract/locale'
import { answerWithStatus } from '@/lib/render-context'

export interface ErrorViewProps {
  locale: Locale
  status: number
  reason: string | null
  /** The same address in every language, where it names something; the language switch leads home else. */
  alternates?: Record<Locale, string | null>
  layout?: 'public' | 'account'
  /** What the self-service menu of the account layout shows; left out, there is none. */
  selfService?: Account | null | undefined
}

const noAlternates = { de: null, en: null }

/** An error page in the site's frame; the answer carries its status. */
export async function ErrorView({
  locale,
  status,
  reason,
  alternates = noAlternates,
  layout = 'public',
  selfService,
}: ErrorViewProps) {
  answerWithStatus(status)
  return (
    <SiteFrame
      locale={locale}
      layout={layout}
      alternates={alternates}
      showNewsletter={false}
      selfService={selfService}
    >
      <ErrorPage texts={await errorTexts(locale)} status={status} reason={reason} />
    </SiteFrame>
  )
}

/** The metadata of an error page: its status in the title, nothing for search engines. */
export async function errorMetadata(locale: Locale, status: number): Promise<Metadata> {
  const { title } = await errorTexts(locale)
  return { title: `${title} ${status}`, robots: { index: false } }
}
