import { type ComponentProps, type HTMLAttributes, useRef } from 'react'
import { useReturnToLastField } from '@/components/behavior/focus-origin'
import { classNames } from '@/lib/class-names'
import { PageLink } from '@/lib/i18n/page-link'
import { BaseButton } from './base-button'
import styles from './notice.module.css'

export interface NoticeContent {
  kind: 'success' | 'error'
  text: string
  link?: { href: string; text: string }
  actions?: readonly { text: string; onPress: () => void }[]
  /** True if the notice stays until the user closes it. */
  isLasting?: boolean
  /** True for results of work that the user did not start, such as automatic saving. */
  isRoutine?: boolean
}

/**
 * Event handlers that keep the notice visible while the pointer is on it or it has the focus
 * (`useNotice`).
 */
export type NoticeHold = Pick<HTMLAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>

export interface NoticeProps {
  notice: NoticeContent | null
  holdHandlers?: NoticeHold
  /** The button that closes a notice with `isLasting`. */
  close?: { label: string; onClose: () => void }
  className?: string | undefined
}

/**
 * A live region with the result of a change. It must be rendered empty first, because screen
 * readers announce only content that is added to an existing live region.
 */
export function Notice({ notice, holdHandlers, close, className }: NoticeProps) {
  // The saving status shows that automatic saving succeeded; the notice only announces it.
  const isOnlyAnnounced = notice?.isRoutine && notice.kind === 'success'
  return (
    <p
      className={isOnlyAnnounced ? 'visually-hidden' : classNames(styles.notice, className)}
      role="status"
      data-kind={notice?.kind}
      {...holdHandlers}
    >
      {notice?.text}
      {notice?.link && <PageLink href={notice.link.href}>{notice.link.text}</PageLink>}
      {notice?.actions?.map(({ text, onPress }) => (
        <NoticeButton key={text} onClick={onPress}>
          {text}
        </NoticeButton>
      ))}
      {notice?.isLasting && close && <NoticeButton onClick={close.onClose}>{close.label}</NoticeButton>}
    </p>
  )
}

/** A button in a notice. When it disappears with the notice, the last field gets the focus back. */
function NoticeButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  useReturnToLastField(button)
  return <BaseButton ref={button} {...props} />
}
