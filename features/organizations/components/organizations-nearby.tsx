import { useTranslations } from 'next-intl'
import type { Organization } from '@/lib/contract/pages/organization'
import { PageLink } from '@/lib/i18n/page-link'
import { distanceInKilometers } from '../distance'
import styles from './organization-part.module.css'

export interface OrganizationsNearbyProps {
  /** The nearest first. */
  organizations: readonly Organization[]
  /** The position from which the distances are measured. */
  position: Pick<Organization, 'lat' | 'lon'>
}

/** Organizations near another one, with their distances. */
export function OrganizationsNearby({ organizations, position }: OrganizationsNearbyProps) {
  const t = useTranslations('organization')
  if (organizations.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="organization-nearby" data-no-print>
      <h2 id="organization-nearby">{t('nearest')}</h2>
      <ul className={styles.lines}>
        {organizations.map((organization) => {
          const { id, url, title, kind, place } = organization
          const distance = distanceInKilometers(position, organization)
          return (
            <li key={id} className={styles.line} data-link>
              <div>
                <h3 className={styles.name}>
                  <PageLink href={url}>{title}</PageLink>
                </h3>
                <p className={styles.quiet}>{[kind, place].filter(Boolean).join(', ')}</p>
              </div>
              {distance !== null && (
                <p className={styles.figure} data-figures>
                  {t('distance', { distance: Math.round(distance) })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
