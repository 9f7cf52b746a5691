import { useFormatter, useTranslations } from 'next-intl'
import { getContrast } from '@/lib/color/contrast'
import { type Color, colors, pairs } from '../tokens'
import styles from './colors.module.css'

const colorNames = Object.keys(colors) as Color[]

/** All colors, and the pairs of background and text with their contrast ratio. */
export function Colors() {
  const t = useTranslations('styleguide')
  const format = useFormatter()
  return (
    <div className="shell" data-example="colors">
      <ul className={styles.swatches}>
        {colorNames.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.color} data-ground={name} />
            <span>{name}</span>
            <code className={styles.value}>{colors[name]}</code>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('contrast')}</h2>
      <ul className={styles.pairs}>
        {pairs.flatMap(({ ground, texts }) =>
          texts.map((text) => (
            <li key={`${text} ${ground}`} className={styles.pair} data-ground={ground} data-text={text}>
              <span>{`${text} / ${ground}`}</span>
              <span data-figures>
                {format.number(getContrast(colors[text], colors[ground]), {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                })}
                {' : 1'}
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
