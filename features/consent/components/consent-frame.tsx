import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import type { Embed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import styles from './consent-frame.module.css'
import { FramedMedia } from './framed-media'

export interface ConsentFrameProps {
  embed: Embed
  /** The accessible name of the frame. */
  title: string
  /** A decorative preview image from the media library. */
  preview?: ReactNode
  /** The aspect ratio of the frame, or the height in CSS pixels of a player with a fixed height. */
  shape: '16/9' | '4/3' | '3/4' | '1/1' | { height: number }
}

/**
 * Third-party media that require consent (spec §2). A placeholder is displayed until the service is
 * allowed, always or once. Without JavaScript, the placeholder links to the service.
 */
export function ConsentFrame({ embed, title, preview, shape }: ConsentFrameProps) {
  const t = useTranslations('consent.frame')
  const { name: service, privacyUrl } = embedServices[embed.service]
  const height = typeof shape === 'object' ? shape.height : undefined
  const texts = {
    once: t('once'),
    always: t('always'),
    onceLabel: t('onceLabel', { title, service }),
    alwaysLabel: t('alwaysLabel', { service }),
    shown: t('shown', { title, service }),
  }
  return (
    <div className={styles.box} data-foreign-media="" data-shape={height === undefined ? shape : 'height'}>
      {height !== undefined && <svg className={styles.strut} width="1" height={height} aria-hidden="true" />}
      <FramedMedia
        service={embed.service}
        frameUrl={embed.frameUrl}
        title={title}
        texts={texts}
        preview={preview && <div className={styles.preview}>{preview}</div>}
        hasPreview={preview !== undefined && preview !== null}
        links={
          <p className={styles.links}>
            <SmartLink href={embed.pageUrl}>{t('open', { service })}</SmartLink>
            <SmartLink href={privacyUrl}>{t('privacy', { service })}</SmartLink>
          </p>
        }
      >
        <p className={styles.service}>{service}</p>
        <p>{t('text', { service })}</p>
      </FramedMedia>
    </div>
  )
}
