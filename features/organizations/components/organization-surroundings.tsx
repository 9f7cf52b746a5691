import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NeighborLinks } from '@/components/link/neighbor-links'
import { ShareLinks } from '@/components/link/share-links'
import { FramedPicture } from '@/components/media/framed-picture'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationDetail } from '@/lib/contract/pages/organization'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { OrganizationPeople } from './organization-people'
import { OrganizationStages } from './organization-stages'
import styles from './organization-surroundings.module.css'
import { OrganizationsNearby } from './organizations-nearby'

export interface OrganizationSurroundingsProps {
  organization: OrganizationDetail
  locale: Locale
  /** The absolute address of the organization. */
  address: string
  /** The job ads of the organization. */
  jobs?: ReactNode
}

/**
 * The content below an organization: people, stages, job ads, pictures, share links, organizations
 * nearby, and its neighbors in the directory.
 */
export function OrganizationSurroundings({ organization, locale, address, jobs }: OrganizationSurroundingsProps) {
  const t = useTranslations('organization')
  const { id, title, people, images, neighbors, previous, next } = organization
  return (
    <div className={styles.surroundings}>
      <OrganizationPeople people={people} />
      <OrganizationStages {...organization} />
      {jobs}
      <p data-no-print>
        <PageLink href={`${buildPath(locale, '/jobboerse')}?organization=${id}`}>{t('jobs')}</PageLink>
      </p>
      {images.length > 0 && (
        <section aria-label={t('pictures')}>
          <ul className={styles.pictures}>
            {images.map((image) => (
              <li key={image.id}>
                <FramedPicture
                  image={image}
                  className={styles.picture}
                  sizes="(min-width: 64em) 33vw, (min-width: 45em) 50vw, 100vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareLinks title={title} address={address} />
      <OrganizationsNearby organizations={neighbors} position={organization} />
      <NeighborLinks
        label={t('neighbors')}
        texts={{ previous: t('previous'), next: t('next') }}
        previous={previous}
        next={next}
      />
    </div>
  )
}
