import { PageLink } from '@/lib/i18n/page-link'
import styles from './logo.module.css'

const height = 44
/** Half of the sign: the curtain closes at the top and is gathered to the edge below. */
const half = 31
const gathered = 0.4

/** Folds of one half from the edge to the middle: where each begins at the top and how wide it is. */
const folds = [
  { start: 0, width: 9.5 },
  { start: 10.75, width: 7 },
  { start: 19, width: 4.75 },
  { start: 25, width: 3 },
  { start: 29.2, width: 1.8 },
]

/** One fold as a path: straight at the top, swept to the edge below. */
function foldPath({ start, width }: (typeof folds)[number]): string {
  const end = start + width
  const sweep = (from: number, to: number) => `C${from} ${height * 0.45} ${to} ${height * 0.55} ${to}`
  return `M${start} 0H${end}${sweep(end, round(end * gathered))} ${height}H${round(start * gathered)}C${round(start * gathered)} ${height * 0.55} ${start} ${height * 0.45} ${start} 0Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

const cloth = folds.map(foldPath).join('')

/** The house's sign: a curtain that opens, and the organisation's short name where it is known. Leads home. */
export function Logo({ name, home, label }: { name: string; home: string; label: string }) {
  return (
    <PageLink
      href={home}
      className={styles.logo}
      aria-label={name === '' ? label : `${name}: ${label}`}
      translate="no"
    >
      <svg
        className={styles.curtain}
        viewBox={`0 0 ${2 * half} ${height}`}
        width={2 * half}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.left} d={cloth} />
        <g transform={`translate(${2 * half}) scale(-1 1)`}>
          <path className={styles.right} d={cloth} />
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}
