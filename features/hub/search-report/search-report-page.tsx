import { useTranslations } from 'next-intl'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import { toHubAddress, toHubScreenAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { SearchReportView, type SearchReportViewProps } from './search-report-view'

export type SearchReportPageProps = Omit<SearchReportViewProps, 'address' | 'fallback'>

/** The report of searches as a screen of the editors' hub, for reading and printing. */
export function SearchReportPage(props: SearchReportPageProps) {
  const t = useTranslations('hub.searches')
  const { locale } = props
  return (
    <ScreenFrame
      title={hubScreens.searches[locale]}
      links={<PageLink href={toHubAddress(locale)}>{t('hub')}</PageLink>}
      text={t('text')}
    >
      <SearchReportView
        {...props}
        address={toHubScreenAddress(locale, 'searches')}
        fallback={<p role="alert">{t('failed')}</p>}
      />
    </ScreenFrame>
  )
}
