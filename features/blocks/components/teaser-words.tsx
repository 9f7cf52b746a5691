import { SmartLink } from '@/components/link/smart-link'
import { classNames } from '@/lib/class-names'
import { Heading } from './heading'
import styles from './teaser-words.module.css'

export interface TeaserWordsProps {
  teaser: {
    link: string
    link_text: string
    preline: string
    headline: string
    subline?: string
    text: string
  }
  headingLevel: number
  className?: string
  isLarge?: boolean
}

/**
 * The words of a teaser. Its one link covers the whole teaser, which must be `position: relative`: the label, called by
 * the headline too, so that a list of links tells them apart; the headline itself where there is no label.
 */
export function TeaserWords({ teaser, headingLevel, className, isLarge = false }: TeaserWordsProps) {
  const { link, link_text, preline, headline, subline, text } = teaser
  return (
    <div className={classNames(styles.words, isLarge && styles.large, className)}>
      <hgroup className={styles.title}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <Heading level={headingLevel} className={styles.headline}>
          {link && !link_text ? (
            <SmartLink href={link} className={styles.cover}>
              {headline}
            </SmartLink>
          ) : (
            headline
          )}
        </Heading>
        {subline && <p className={styles.subline}>{subline}</p>}
      </hgroup>
      {text && <p className={styles.text}>{text}</p>}
      {link && link_text && (
        <p className={styles.more}>
          <SmartLink href={link} className={classNames(styles.cover, styles.label)}>
            {link_text}
            <span className="visually-hidden">: {headline}</span>
          </SmartLink>
        </p>
      )}
    </div>
  )
}
