import { useFormatter, useTranslations } from 'next-intl'
import { contrast } from '../contrast'
import { type Colour, colours, pairs } from '../tokens'
import styles from './colours.module.css'

const names = Object.keys(colours) as Colour[]

/** Every colour, and every pair of ground and text that the site uses with its contrast. */
export function Colours() {
  const t = useTranslations('styleguide')
  const format = useFormatter()
  return (
    <div className="shell" data-example="colours">
      <ul className={styles.swatches}>
        {names.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.colour} data-ground={name} />
            <span>{name}</span>
            <code className={styles.value}>{colours[name]}</code>
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
                {format.number(contrast(colours[text], colours[ground]), {
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
