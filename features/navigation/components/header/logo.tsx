import { foldPath, folds, halfWidth, signHeight } from '@/components/curtain/curtain-folds'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './logo.module.css'
import { LogoMotion } from './logo-motion'

const cloth = folds.map(foldPath).join('')

/** The site's logo: an animated curtain, and the organization's short name if known. Links to the home page. */
export function Logo({ name, home, label }: { name: string; home: string; label: string }) {
  return (
    <PageLink
      href={home}
      className={styles.logo}
      aria-label={name === '' ? label : `${name}: ${label}`}
      translate="no"
    >
      <span className={styles.sign}>
        <LogoMotion />
        <svg
          className={styles.still}
          viewBox={`0 0 ${2 * halfWidth} ${signHeight}`}
          width={2 * halfWidth}
          height={signHeight}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.left} d={cloth} />
          <g transform={`translate(${2 * halfWidth}) scale(-1 1)`}>
            <path className={styles.right} d={cloth} />
          </g>
        </svg>
      </span>
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}
