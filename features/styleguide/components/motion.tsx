import { useTranslations } from 'next-intl'
import { times } from '../tokens'
import styles from './motion.module.css'

/** The durations of animations; hovering over a line plays it. */
export function Motion() {
  const t = useTranslations('styleguide')
  return (
    <div className="shell" data-example="motion">
      <p>{t('motionHint')}</p>
      <ul className={styles.rows}>
        {Object.entries(times).map(([name, time]) => (
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
