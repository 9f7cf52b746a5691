import { useTranslations } from 'next-intl'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import { ImportScreen } from '../import/import-screen'
import { RecordList } from '../list/record-list'
import { NewRecord } from '../record/new-record'
import { RecordScreen } from '../record/record-screen'
import { listRecordTypeViews } from '../registry'
import { Report } from '../reports/report'
import { StartPage } from '../start/start-page'
import { ScreenHead } from '../ui/screen-head'
import { toScreen } from './to-screen'

/** The screen of an address. A screen that the user may not open is shown as missing. */
export function ScreenView({ address }: { address: string }) {
  const t = useTranslations('administration')
  const { locale, types, reports, user } = useAdministration()
  const screen = toScreen(locale, address)
  if (screen.kind === 'start') return <StartPage />
  if (screen.kind === 'report' && reports.includes(screen.name)) return <Report name={screen.name} />
  const type = 'type' in screen ? screen.type : null
  const view = listRecordTypeViews(types, user.role).find(({ contract }) => contract.name === type)
  if (view?.onlyId !== undefined) return <RecordScreen key={view.contract.name} view={view} id={view.onlyId} />
  if (view && screen.kind === 'list') return <RecordList key={screen.type} view={view} />
  if (view && screen.kind === 'record')
    return <RecordScreen key={`${screen.type} ${screen.id}`} view={view} id={screen.id} />
  if (view?.can.create && screen.kind === 'new') return <NewRecord key={screen.type} view={view} />
  if (view?.can.import && screen.kind === 'import') return <ImportScreen key={screen.type} view={view} />
  return (
    <>
      <ScreenHead title={t('unknown.title')} />
      <p>{t('unknown.text')}</p>
      <p>
        <PageLink href={toAdministrationAddress(locale)}>{t('unknown.start')}</PageLink>
      </p>
    </>
  )
}
