import { folds, formatFoldPath, halfWidth, symbolHeight } from '@/components/curtain/curtain-folds'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './logo.module.css'
import { LogoMotion } from './logo-motion'

const cloth = folds.map(formatFoldPath).join('')

interface LogoProps {
  name: string
  /** The address of an image that replaces the curtain. */
  picture?: string | null
  home: string
  label: string
}

/**
 * The site's logo, which links to the home page: an animated curtain or an image, with the
 * organization's short name.
 */
export function Logo({ name, picture = null, home, label }: LogoProps) {
  return (
    <PageLink href={home} className={styles.logo} aria-label={name === '' ? label : `${name}: ${label}`} translate="no">
      {picture === null ? <Sign /> : <img className={styles.picture} src={picture} alt="" />}
      <span>{name}</span>
    </PageLink>
  )
}

function Sign() {
  return (
    <span className={styles.sign}>
      <LogoMotion />
      <svg
        className={styles.still}
        viewBox={`0 0 ${2 * halfWidth} ${symbolHeight}`}
        width={2 * halfWidth}
        height={symbolHeight}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.left} d={cloth} />
        <g transform={`translate(${2 * halfWidth}) scale(-1 1)`}>
          <path className={styles.right} d={cloth} />
        </g>
      </svg>
    </span>
  )
}
