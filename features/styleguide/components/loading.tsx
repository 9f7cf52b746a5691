import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import progressBar from '@/components/behavior/progress/progress-bar.module.css'
import { DownloadDirectoriesSkeleton } from '@/components/skeleton/download-directories-skeleton'
import { HeadlineSkeleton } from '@/components/skeleton/headline-skeleton'
import { OrganizationItemsSkeleton } from '@/components/skeleton/organization-items-skeleton'
import { PageSkeleton } from '@/components/skeleton/page-skeleton'
import { UserNavigationSkeleton } from '@/components/skeleton/user-navigation-skeleton'
import styles from './loading.module.css'

/** Loading states: the progress bar and every skeleton (spec §2, §9). */
export function Loading() {
  const t = useTranslations('styleguide.loading')
  return (
    <div data-example="loading">
      <div className={`shell ${styles.bars}`}>
        {(['loading', 'failed'] as const).map((state) => (
          <div key={state}>
            <p className={styles.name}>{t(state)}</p>
            <div className={styles.window}>
              <ProgressExample state={state} />
            </div>
            <div className={`on-dark ${styles.window}`}>
              <ProgressExample state={state} />
            </div>
          </div>
        ))}
      </div>
      <Specimen name={t('headline')}>
        <HeadlineSkeleton />
      </Specimen>
      <Specimen name={t('downloads')}>
        <DownloadDirectoriesSkeleton />
      </Specimen>
      <Specimen name={t('organizations')}>
        <OrganizationItemsSkeleton />
      </Specimen>
      <Specimen name={t('navigation')} ground="on-paper">
        <div className={styles.side}>
          <UserNavigationSkeleton />
        </div>
      </Specimen>
      <Specimen name={t('navigation')} ground="on-dark">
        <UserNavigationSkeleton />
      </Specimen>
      <p className={`shell ${styles.name}`}>{t('page')}</p>
      <PageSkeleton layout="public" />
      <div className="on-paper">
        <PageSkeleton layout="account" />
      </div>
    </div>
  )
}

/** The progress bar at 50 %, or failed, with the styles of the real one. */
function ProgressExample({ state }: { state: 'loading' | 'failed' }) {
  return (
    <div className={progressBar.stage} data-failed={state === 'failed' || undefined}>
      <div className={`${progressBar.bar} ${state === 'loading' ? styles.half : ''}`} />
    </div>
  )
}

function Specimen({ name, ground = '', children }: { name: string; ground?: string; children: ReactNode }) {
  return (
    <div className={`${ground} ${styles.ground}`}>
      <div className="shell">
        <p className={styles.name}>{name}</p>
        {children}
      </div>
    </div>
  )
}
