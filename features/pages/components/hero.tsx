import { SmartLink } from '@/components/link/smart-link'
import { ImageCredit } from '@/components/media/image-credit'
import { Picture } from '@/components/media/picture'
import type { Page } from '@/lib/contract/page'
import styles from './hero.module.css'

export interface HeroProps {
  page: Pick<
    Page,
    'title' | 'headline' | 'hero_image' | 'hero_thumbs' | 'hero_video' | 'hero_text' | 'hero_link'
  >
}

/** The hero of a page: its headline on a picture or video, with an optional text and link (spec §3). */
export function Hero({ page }: HeroProps) {
  const headline = page.headline || page.title
  const media = heroMedia(page)
  return (
    <header className={media ? styles.stage : styles.plain}>
      {media && (
        <div className={styles.media}>
          {media}
          <ImageCredit name={page.hero_image?.copyright ?? ''} />
        </div>
      )}
      <div className={styles.content}>
        <h1 className={styles.headline}>{headline}</h1>
        <HeroText text={page.hero_text} link={page.hero_link} />
      </div>
    </header>
  )
}

/** A video of this site, started by the visitor, or else the picture. Videos of other hosts are not embedded. */
function heroMedia({ hero_image, hero_thumbs, hero_video }: HeroProps['page']) {
  const thumbs = hero_thumbs ?? hero_image?.thumbs
  if (/^\/(?!\/)/.test(hero_video)) {
    return (
      <video controls muted playsInline preload="metadata" src={hero_video} poster={thumbs?.xlarge.jpg} />
    )
  }
  return hero_image && thumbs ? (
    <Picture image={{ ...hero_image, thumbs }} sizes="100vw" priority fill />
  ) : null
}

function HeroText({ text, link }: { text: string; link: string }) {
  if (text === '') return null
  return <p className={styles.text}>{link === '' ? text : <SmartLink href={link}>{text}</SmartLink>}</p>
}
