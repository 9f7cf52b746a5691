import { SmartLink } from '@/components/link/smart-link'
import { classNames } from '@/lib/class-names'
import type { BlockProps } from '../block'
import { Heading } from './heading'
import styles from './teaser-text.module.css'

export interface TeaserTextProps extends Partial<Pick<BlockProps, 'fieldAttributes'>> {
  teaser: {
    link: string
    link_text: string
    preline: string
    headline: string
    subline?: string
    text: string
  }
  /** The language of the headline if it differs from that of the page. */
  headlineLanguage?: string | undefined
  headingLevel: number
  className?: string
  isLarge?: boolean
}

/**
 * The text of a teaser. Its only link covers the whole teaser, which must be `position: relative`.
 * The link shows the label, and its accessible name also contains the headline, which distinguishes
 * equal labels in lists. Without a label, the headline is the link.
 */
export function TeaserText({
  teaser,
  headlineLanguage,
  headingLevel,
  className,
  isLarge = false,
  fieldAttributes,
}: TeaserTextProps) {
  const { link, link_text, preline, headline, subline, text } = teaser
  const isHeadlineLink = link !== '' && link_text === ''
  return (
    <div className={classNames(styles.content, isLarge && styles.large, className)}>
      <hgroup className={styles.title}>
        {preline && (
          <p className={styles.preline} {...fieldAttributes?.('preline')}>
            {preline}
          </p>
        )}
        <Heading
          level={headingLevel}
          lang={headlineLanguage}
          className={styles.headline}
          {...(!isHeadlineLink && fieldAttributes?.('headline'))}
        >
          {isHeadlineLink ? (
            <SmartLink href={link} className={styles.cover} {...fieldAttributes?.('headline')}>
              {headline}
            </SmartLink>
          ) : (
            headline
          )}
        </Heading>
        {subline && (
          <p className={styles.subline} {...fieldAttributes?.('subline')}>
            {subline}
          </p>
        )}
      </hgroup>
      {text && (
        <p className={styles.text} {...fieldAttributes?.('text')}>
          {text}
        </p>
      )}
      {link && link_text && (
        <p className={styles.more}>
          <SmartLink href={link} className={classNames(styles.cover, styles.label)}>
            <span {...fieldAttributes?.('link_text')}>{link_text}</span>
            <span className="visually-hidden">: {headline}</span>
          </SmartLink>
        </p>
      )}
    </div>
  )
}
