import { PageLink } from '@/lib/i18n/page-link'
import styles from './logo.module.css'

/** Folds of one half of the curtain from the edge to the opening: where each begins and how wide it is. */
const folds = [
  { x: 0, width: 8 },
  { x: 9.5, width: 5.75 },
  { x: 17, width: 4 },
  { x: 23, width: 2.5 },
  { x: 27.75, width: 1.25 },
]
const width = 68
const height = 44

/** The house's sign: a curtain that opens, and the organisation's short name. Leads home. */
export function Logo({ name, home, label }: { name: string; home: string; label: string }) {
  return (
    <PageLink href={home} className={styles.logo} aria-label={`${name}: ${label}`} translate="no">
      <svg
        className={styles.curtain}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <g className={styles.left}>
          {folds.map((fold) => (
            <rect key={fold.x} x={fold.x} width={fold.width} height={height} />
          ))}
        </g>
        <g className={styles.right}>
          {folds.map((fold) => (
            <rect key={fold.x} x={width - fold.x - fold.width} width={fold.width} height={height} />
          ))}
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}
