import type { ReactNode } from 'react'
import { FramedPicture } from '@/components/media/framed-picture'
import type { Page } from '@/lib/contract/pages/page'
import { getLongWordAttribute } from './long-word'
import styles from './record-head.module.css'

/**
 * The number of characters above which a title gets a smaller font, because it would fill the
 * screen of a phone.
 */
const longTitleLength = 90

/** Returns the attributes by which the editor recognizes each text in a page's head. */
export type HeadAttributes = (name: 'headline' | 'title' | 'hero_text') => { 'data-field': string }

export interface RecordHeadProps {
  page: Pick<Page, 'title' | 'hero_text' | 'hero_image'>
  /** The language of the title if it differs from that of the page. */
  titleLanguage?: string | undefined
  /** Link to the section of the record, above the title. */
  sectionLink: ReactNode
  /** A subtitle or notice below the title. */
  subtitle?: ReactNode
  /** The content next to the picture on wide screens. */
  aside?: ReactNode
  fieldAttributes?: HeadAttributes | undefined
  /** True if the record is printed as a letter. */
  isLetter?: boolean
  /** The most important facts, below the teaser. */
  children?: ReactNode
}

/** The head of a record's page: its title, teaser, facts and picture. */
export function RecordHead({
  page,
  titleLanguage,
  sectionLink,
  subtitle,
  aside,
  fieldAttributes,
  isLetter = false,
  children,
}: RecordHeadProps) {
  const { title, hero_text, hero_image } = page
  return (
    <header className={styles.head} data-letterhead={isLetter ? '' : undefined}>
      <div className={styles.words} data-record={fieldAttributes ? '' : undefined}>
        {sectionLink}
        <h1
          className={styles.title}
          lang={titleLanguage}
          data-long={title.length > longTitleLength ? '' : undefined}
          {...getLongWordAttribute(title)}
          {...fieldAttributes?.('title')}
        >
          {title}
        </h1>
        {subtitle}
        {hero_text !== '' && (
          <p className={styles.teaser} {...fieldAttributes?.('hero_text')}>
            {hero_text}
          </p>
        )}
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {hero_image && (
        <FramedPicture image={hero_image} className={styles.picture} sizes="(min-width: 64em) 66vw, 100vw" priority />
      )}
    </header>
  )
}
