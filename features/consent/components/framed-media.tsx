'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { BaseButton } from '@/components/ui/base-button'
import { consent } from '../store'
import styles from './consent-frame.module.css'

export interface FramedMediaProps {
  /** The name of the service in the stored consent. */
  service: string
  frameUrl: string
  title: string
  texts: Record<'once' | 'always' | 'onceLabel' | 'alwaysLabel' | 'shown', string>
  preview: ReactNode
  hasPreview: boolean
  /** Links to the service and its privacy policy. */
  links: ReactNode
  /** The texts of the placeholder. */
  children: ReactNode
}

/**
 * The player may run scripts and open new tabs, but cannot navigate this page. `allow-same-origin`
 * lets the service use its own storage; its origin is never that of the site.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

const isAllowed = (service: string) => consent.getServices()?.includes(service) ?? false

/** A placeholder for third-party media. With consent, shows the media in a frame instead. */
export function FramedMedia(props: FramedMediaProps) {
  const { service, frameUrl, title, texts, preview, hasPreview, links, children } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const isServiceAllowed = useSyncExternalStore(
    consent.subscribe,
    () => isAllowed(service),
    () => false,
  )
  const [isShownOnce, setShownOnce] = useState(false)
  const [isRequestedHere, setRequestedHere] = useState(false)
  const isShown = isServiceAllowed || isShownOnce

  useEffect(
    () =>
      consent.onDecision(() => {
        setShownOnce(false)
        setRequestedHere(false)
      }),
    [],
  )

  const show = (isAlways: boolean) => {
    flushSync(() => {
      setRequestedHere(true)
      if (isAlways) consent.allow(service)
      else setShownOnce(true)
    })
    // The button that was pressed is removed, so the frame gets the focus.
    frame.current?.focus({ preventScroll: true })
  }

  return (
    <>
      {isShown ? (
        <iframe
          ref={frame}
          className={styles.frame}
          src={frameUrl}
          title={title}
          loading="lazy"
          sandbox={sandbox}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {preview}
          <div className={hasPreview ? `on-dark ${styles.placeholder}` : styles.placeholder} data-preview={hasPreview}>
            {children}
            <p className={styles.buttons}>
              <BaseButton className={styles.button} aria-label={texts.onceLabel} onClick={() => show(false)}>
                {texts.once}
              </BaseButton>
              <BaseButton className={styles.button} aria-label={texts.alwaysLabel} onClick={() => show(true)}>
                {texts.always}
              </BaseButton>
            </p>
            {links}
          </div>
        </>
      )}
      <p role="status" className="visually-hidden">
        {isShown && isRequestedHere ? texts.shown : ''}
      </p>
    </>
  )
}
