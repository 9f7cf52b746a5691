import { useTranslations } from 'next-intl'
import { breakpoints, spaces } from '../tokens'
import styles from './space.module.css'

const columns = Array.from({ length: 12 }, (_, index) => index + 1)

/** The spacing scale, the grid and the breakpoints. */
export function Space() {
  const t = useTranslations('styleguide.breakpoints')
  const { styles: styleWidths, pictures: pictureWidths } = breakpoints
  return (
    <div className="shell" data-example="space">
      <ul className={styles.spaces}>
        {spaces.map((space) => (
          <li key={space} className={styles.row}>
            {space}
            <span className={styles.bar} data-space={space} />
          </li>
        ))}
      </ul>
      <div className={styles.grid} aria-hidden="true">
        {columns.map((column) => (
          <span key={column} className={styles.column}>
            {column}
          </span>
        ))}
      </div>
      <dl className={styles.breakpoints}>
        <dt>{t('styles')}</dt>
        <dd>{styleWidths.map((width) => `${width}em`).join(', ')}</dd>
        <dt>{t('pictures')}</dt>
        <dd>{pictureWidths.map((width) => `${width}px`).join(', ')}</dd>
      </dl>
    </div>
  )
}
