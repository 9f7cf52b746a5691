import type { ReactNode } from 'react'
import type { ReportName } from '@/lib/contract/administration/reports'
import { PersonalDataReport } from '../personal-data/personal-data-report'
import { BrokenLinksReport } from './broken-links-report'
import { RightsReport } from './rights-report'
import { SearchReport } from './search-report'
import { TrashReport } from './trash-report'

const screens: Readonly<Record<ReportName, () => ReactNode>> = {
  'broken-links': BrokenLinksReport,
  searches: SearchReport,
  trash: TrashReport,
  rights: RightsReport,
  'personal-data': PersonalDataReport,
}

/** A screen of the administration that shows no record type. */
export function Report({ name }: { name: ReportName }) {
  const Screen = screens[name]
  return <Screen />
}
