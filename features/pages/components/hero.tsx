import { SmartLink } from '@/components/link/smart-link'
import { ImageCredit } from '@/components/media/image-credit'
import { Picture } from '@/components/media/picture'
import { getLongWordAttribute } from '@/components/record/long-word'
import type { HeadAttributes } from '@/components/record/record-head'
import type { Page } from '@/lib/contract/pages/page'
import styles from './hero.module.css'

export interface HeroProps {
  page: Pick<Page, 'title' | 'headline' | 'hero_image' | 'hero_thumbs' | 'hero_video' | 'hero_text' | 'hero_link'>
  fieldAttributes?: HeadAttributes | undefined
}

/**
 * The hero of a page: its headline on a picture or video, with an optional text and link (spec §3).
 */
export function Hero({ page, fieldAttributes }: HeroProps) {
  const headline = page.headline || page.title
  const media = renderMedia(page)
  return (
    <header className={media ? styles.stage : styles.plain}>
      {media && (
        <div className={styles.media}>
          {media}
          <ImageCredit name={page.hero_image?.copyright ?? ''} />
        </div>
      )}
      <div className={styles.content}>
        <h1
          className={styles.headline}
          {...getLongWordAttribute(headline)}
          {...fieldAttributes?.(page.headline ? 'headline' : 'title')}
        >
          {headline}
        </h1>
        <HeroText text={page.hero_text} link={page.hero_link} attributes={fieldAttributes?.('hero_text')} />
      </div>
    </header>
  )
}

/**
 * Renders the video without autoplay, or the picture if the page has no video. Does not embed
 * videos of other hosts.
 */
function renderMedia({ hero_image, hero_thumbs, hero_video }: HeroProps['page']) {
  const thumbs = hero_thumbs ?? hero_image?.thumbs
  if (/^\/(?!\/)/.test(hero_video)) {
    return <video controls muted playsInline preload="metadata" src={hero_video} poster={thumbs?.xlarge.jpg} />
  }
  return hero_image && thumbs ? <Picture image={{ ...hero_image, thumbs }} sizes="100vw" priority fill /> : null
}

interface HeroTextProps {
  text: string
  link: string
  attributes: ReturnType<HeadAttributes> | undefined
}

function HeroText({ text, link, attributes }: HeroTextProps) {
  if (text === '') return null
  if (link === '') {
    return (
      <p className={styles.text} {...attributes}>
        {text}
      </p>
    )
  }
  return (
    <p className={styles.text}>
      <SmartLink href={link} {...attributes}>
        {text}
      </SmartLink>
    </p>
  )
}
