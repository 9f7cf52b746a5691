import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { fillIn } from '@/lib/text/fill-in'
import { boardListAddress } from '../board-address'
import type { JobFilter } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface RadiusFilterProps {
  locale: Locale
  filter: JobFilter
  radii: JobListPart['radii']
  texts: BoardTexts
}

/** Links to choose the maximum distance from the postcode. Renders nothing without a postcode. */
export function RadiusFilter({ locale, filter, radii, texts }: RadiusFilterProps) {
  if (radii.length === 0) return null
  return (
    <Disclosure className={styles.group} open data-no-print="" summary={texts.within}>
      <nav aria-label={texts.within}>
        <ul className={styles.values}>
          {radii.map(({ value, count }) => (
            <li key={value}>
              <PageLink
                href={boardListAddress(locale, { ...filter, within: value === filter.within ? null : value })}
                aria-current={value === filter.within ? 'true' : undefined}
                rel="nofollow"
              >
                {fillIn(texts.kilometers, { value })} <span>{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}
