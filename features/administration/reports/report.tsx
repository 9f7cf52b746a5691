import type { ReactNode } from 'react'
import type { ReportName } from '@/lib/contract/administration/reports'
import { BrokenLinksReport } from './broken-links-report'
import { RightsReport } from './rights-report'
import { SearchReport } from './search-report'

const screens: Readonly<Record<ReportName, () => ReactNode>> = {
  'broken-links': BrokenLinksReport,
  searches: SearchReport,
  rights: RightsReport,
}

/** A screen that shows what is no record. */
export function Report({ name }: { name: ReportName }) {
  const Screen = screens[name]
  return <Screen />
}
