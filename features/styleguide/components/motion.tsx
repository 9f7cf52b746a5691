import { useTranslations } from 'next-intl'
import { durations } from '../tokens'
import styles from './motion.module.css'

/** The durations that animations use. Hovering over a row shows its duration as a movement. */
export function Motion() {
  const t = useTranslations('styleguide')
  return (
    <div className="shell" data-example="motion">
      <p>{t('motionHint')}</p>
      <ul className={styles.rows}>
        {Object.entries(durations).map(([name, time]) => (
          <li key={name} className={styles.row}>
            <span>{`${name} – ${time}`}</span>
            <span className={styles.track}>
              <span className={styles.light} data-time={name} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
