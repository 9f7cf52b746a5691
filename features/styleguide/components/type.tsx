import { useTranslations } from 'next-intl'
import { sizes, weights } from '../tokens'
import styles from './type.module.css'

/** Every font size, with German special characters, and every weight. */
export function Type() {
  const t = useTranslations('styleguide')
  return (
    <div className="shell" data-example="type">
      <ul className={styles.lines}>
        {sizes.map((size) => (
          <li key={size} className={styles.line}>
            <span className={styles.name}>{size}</span>
            <span className={styles.sample} data-size={size}>
              {t('typeSample')}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.weights}>
        {weights.map((weight) => (
          <li key={weight} data-weight={weight}>
            {`${weight} – ${t('weightSample')}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
